/** Bytes of a request body that are on their way. */
export interface UploadProgress {
  loaded: number
  total: number
}

export interface TransportOptions {
  /** Called while the request body is sent; never says that the server has answered. */
  onUploadProgress?: (progress: UploadProgress) => void
}

/**
 * The one way from the app to its backend: the network, or a faked backend in the same process.
 * Rejects as fetch does: with an AbortError when the request's signal aborts, with a TypeError when there is no answer.
 */
export type Transport = (request: Request, options?: TransportOptions) => Promise<Response>

export interface CallOptions extends TransportOptions {
  /** Anybody may send this: its answer counts whoever is signed in by then. */
  isPublic?: boolean
}

/** A transport that may mind whose call it is; see the session's `authorise`. */
export type Sender = (request: Request, options?: CallOptions) => Promise<Response>
