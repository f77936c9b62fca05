import type { Transport } from '@/lib/transport'

type OnProgress = NonNullable<NonNullable<Parameters<Transport>[1]>['onUploadProgress']>

/** Sends a request that tells how much of it is out. Loaded with the first upload. */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.responseType = 'blob'
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value)
    })
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total })
    xhr.onload = () => resolve(toResponse(xhr))
    xhr.onerror = () => reject(new TypeError('Failed to fetch'))
    xhr.onabort = () => reject(new DOMException('The call was aborted.', 'AbortError'))
    if (request.signal.aborted) {
      xhr.onabort(new ProgressEvent('abort'))
      return
    }
    request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(body)
  })
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const empty = xhr.status === 204 || xhr.status === 205 || xhr.status === 304
  return new Response(empty ? null : (xhr.response as Blob), { status: xhr.status, headers })
}
