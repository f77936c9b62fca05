/** The folder that the site stands in on its host, with a slash at both ends; outside a build there is none. */
const BASE: string = import.meta.env?.BASE_URL ?? '/'

/** The site's folder as the router wants it: without the slash at the end, `/` for none. */
export const BASE_PATH = BASE.replace(/(?<=.)\/$/, '')

/** The address of a file in `public/`, wherever the site stands: `/logo.svg` is `/studio/logo.svg` there. */
export const publicFile = (path: string): string => BASE.slice(0, -1) + path
