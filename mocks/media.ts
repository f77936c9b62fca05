import { BASE_PATH } from './contract/operations'

/** Where uploaded files are served. */
export const MEDIA_PATH = `${BASE_PATH}/media/`

/** The id in a media path; null for every other path and for ids that no file ever has. */
export function mediaId(pathname: string): string | null {
  const id = pathname.startsWith(MEDIA_PATH) ? pathname.slice(MEDIA_PATH.length) : ''
  return /^[\w-]+$/.test(id) ? id : null
}

/** First and last byte of a `Range: bytes=…` header: null without one, 'none' when it lies outside. */
function rangeOf(header: string | null, size: number): [first: number, last: number] | 'none' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last || first >= size ? 'none' : [first, last]
}

/** Serves a file as a media server does: with ranges, which a video needs to be sought. */
export function mediaResponse(file: Blob | null, request: Request): Response {
  if (!file) return Response.json({ message: 'Not found.' }, { status: 404 })
  // A file is a stranger's: it is shown as what it says it is, and never as a page that runs scripts.
  const isMedia = /^(image|video)\//.test(file.type)
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-type': isMedia ? file.type : 'application/octet-stream',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const range = rangeOf(request.headers.get('range'), file.size)
  if (range === 'none') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const [first, last] = range ?? [0, file.size - 1]
  const part = range ? file.slice(first, last + 1) : file
  headers.set('content-length', String(part.size))
  if (range) headers.set('content-range', `bytes ${first}-${last}/${file.size}`)
  return new Response(part.stream(), { status: range ? 206 : 200, headers })
}
