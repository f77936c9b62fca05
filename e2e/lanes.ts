import { availableParallelism } from 'node:os'

/** Whether a real nginx serves the site, with the generated host files, instead of `vite preview`. */
export const NGINX = process.env.SITE_HOST === 'nginx'

/** The site and its API, on two origins as in production. */
export interface Lane {
  site: string
  sitePort: number
  api: string
  apiPort: number
}

const lane = (at: number): Lane => ({
  site: `http://127.0.0.1:${4173 + 10 * at}`,
  sitePort: 4173 + 10 * at,
  api: `http://localhost:${4010 + 10 * at}`,
  apiPort: 4010 + 10 * at,
})

/** Each worker has a site and a faked backend of its own, and starts them afresh with every test. */
export const LANES: readonly Lane[] = Array.from(
  { length: NGINX ? 1 : Math.min(4, availableParallelism()) },
  (_, at) => lane(at),
)

/** The site on the faked backend inside the browser, as `npm start` serves it: no data is shared, so all use one. */
export const DEMO_PORT = 4174
export const DEMO = `http://localhost:${DEMO_PORT}`

/** The site built for a folder of its host (`BASE_PATH=/x/ npm run build`), on the first lane's API; with nginx alone. */
export const UNDER_PORT = 4176
export const UNDER = `http://127.0.0.1:${UNDER_PORT}/x`

/** The demo build in a folder of a plain static host. */
export const FOLDER_PORT = 4175
export const FOLDER = `http://localhost:${FOLDER_PORT}/a/b`
