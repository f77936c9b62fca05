/** What the studio needs from wherever it runs. */
export interface StudioPorts {
  /** Epoch ms. */
  now(): number
  assets: AssetPort
}

/** Keeps uploaded files and says under which URL they can be fetched again. */
export interface AssetPort {
  put(id: string, file: Blob): Promise<void>
  get(id: string): Promise<Blob | null>
  /** A URL that a browser can load: blob: in process, a path under the worker, absolute over HTTP. */
  url(id: string): Promise<string>
  clear(): Promise<void>
}
