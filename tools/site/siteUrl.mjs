/** What is the same encoded and decoded: some hosts compare the one, some the other, and a disk has one alone. */
const FOLDER = /^[\w.~/-]*$/

/** A path of Windows, which nobody gives for a folder of a site: Git Bash makes one of what begins with a slash. */
const OF_WINDOWS = /^[a-z]:[/\\]/i
const GIT_BASH = ' Git Bash rewrites such a path: MSYS_NO_PATHCONV=1 keeps it.'

/** What is wrong with a folder, of which `name` is the setting, in a sentence, or null. */
function folderMistake(name, value, path) {
  const segments = path.split('/')
  if (FOLDER.test(path) && !segments.includes('.') && !segments.includes('..')) return null
  return `${name}=${value} names a folder that hosts do not write alike:${OF_WINDOWS.test(path) ? `${GIT_BASH} Only` : ' only'} a-z, A-Z, 0-9, ".", "_", "~" and "-" may stand in it, with "/" between, such as /studio/.`
}

/**
 * What is wrong with BASE_PATH, in a sentence, or null.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const basePathMistake = ({ BASE_PATH = '' }) => folderMistake('BASE_PATH', BASE_PATH, BASE_PATH)

/** As src/lib/parseUrl.ts, which Node 20 cannot load. */
function urlOf(text) {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/**
 * What is wrong with SITE_URL, in a sentence, or null. Addresses are made by putting the site's folder and a page's path
 * behind its origin, so all else in it would be dropped without a word.
 * @param {Readonly<Record<string, string | undefined>>} env SITE_URL and BASE_PATH; without the first there is nothing to judge
 */
export function siteUrlMistake({ SITE_URL, BASE_PATH = '' }) {
  if (!SITE_URL) return null
  const url = urlOf(SITE_URL)
  if (!url || !/^https?:$/.test(url.protocol))
    return `SITE_URL=${SITE_URL} is no address of a site: it begins with https:// (or http://), such as https://studio.example.`
  if (url.username || url.password)
    return 'SITE_URL holds a name or password, which would stand in every page: leave it out.'
  if (url.search || url.hash)
    return `SITE_URL=${SITE_URL} has something behind the site's address: ${url.search}${url.hash} would be lost.`
  const unlike = folderMistake('SITE_URL', SITE_URL, url.pathname)
  if (unlike) return unlike
  const inFolder = (path) => `/${path}/`.replace(/\/{2,}/g, '/')
  const folder = inFolder(BASE_PATH)
  if (url.pathname === '/' || inFolder(url.pathname) === folder) return null
  const stands = folder === '/' ? 'at the root' : `in ${folder} (BASE_PATH)`
  return `SITE_URL=${SITE_URL} names the folder ${url.pathname}, but the site is built to stand ${stands}: SITE_URL=${url.origin} BASE_PATH=${inFolder(url.pathname)} is for that folder.`
}
