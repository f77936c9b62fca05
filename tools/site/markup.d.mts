/** In words what does not belong in a page of the build. */
export function judgeMarkup(html: string): string[]
