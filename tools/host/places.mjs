/**
 * Where the files for hosts go: beside the build, whatever its folder is called. nginx's are for no visitor; the pages
 * are for Netlify and Cloudflare Pages, of a build for a folder of its host.
 * @param {string} dist the build
 */
export function placesBeside(dist) {
  // `out/` and `out` are one folder.
  const out = dist.replace(/(?<=.)[\\/]+$/, '')
  return { dist: out, nginx: `${out}-host/nginx`, pages: `${out}-host/pages` }
}
