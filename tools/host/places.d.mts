/** Where the files for hosts go: beside the build, whatever its folder is called. */
export function placesBeside(dist: string): { dist: string; nginx: string; pages: string }
