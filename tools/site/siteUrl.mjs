/**
 * What is wrong with SITE_URL, in a sentence, or null. Addresses are made by putting the site's folder and a page's path
 * behind its origin, so all else in it would be dropped without a word.
 * @param {Readonly<Record<string, string | undefined>>} env SITE_URL and BASE_PATH; without the first there is nothing to judge
 */
export function siteUrlMistake({ SITE_URL, BASE_PATH = '' }) {
  if (!SITE_URL) return null
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : null
  if (!url || !/^https?:$/.test(url.protocol))
    return `SITE_URL=${SITE_URL} is no address of a site: it begins with https:// (or http://), such as https://studio.example.`
  if (url.username || url.password)
    return 'SITE_URL holds a name or password, which would stand in every page: leave it out.'
  if (url.search || url.hash)
    return `SITE_URL=${SITE_URL} has something behind the site's address: ${url.search}${url.hash} would be lost.`
  const inFolder = (path) => `/${path}/`.replace(/\/{2,}/g, '/')
  // Spelt as the address is: /b%C3%BCro/.
  const folder = new URL(inFolder(BASE_PATH), url).pathname
  if (url.pathname === '/' || inFolder(url.pathname) === folder) return null
  const stands = folder === '/' ? 'at the root' : `in ${folder} (BASE_PATH)`
  return `SITE_URL=${SITE_URL} names the folder ${url.pathname}, but the site is built to stand ${stands}: SITE_URL=${url.origin} BASE_PATH=${inFolder(url.pathname)} is for that folder.`
}
