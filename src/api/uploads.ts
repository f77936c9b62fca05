import type { MutationOptions } from '@tanstack/react-query'
import type { UploadProgress } from '@/lib/transport'
import { ApiError } from './ApiError'
import { type ApiClient, call } from './client'
import { listOf, urlOf } from './read'
import type { components } from './schema'

/** Text or `{ url }`, sent on to a submission as it came. */
export type Asset = components['schemas']['Asset']

export interface Upload {
  /** Images and videos, at least one; how many of each is the form's rule (spec section 5). */
  files: readonly File[]
  /** Told of the bytes on their way. All of them sent is not yet an answer. */
  onProgress?: (progress: UploadProgress) => void
  /** Calls the upload off: it rejects with an AbortError. */
  signal?: AbortSignal
}

/** The URL of an asset, as a product's gallery wants it. */
export const assetUrl = (asset: Asset): string => (typeof asset === 'string' ? asset : asset.url)

/** Whether the server took an upload and said nowhere where it is: 'Upload failed to return assets' (spec section 5). */
export function lacksAssets(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'broken'
}

function readAssets(body: unknown): Asset[] {
  const assets = listOf(body, 'assets', (raw) => (urlOf(raw) ? (raw as Asset) : null))
  if (assets.length === 0) throw new ApiError('broken', 201)
  return assets
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  return form
}

/**
 * POST /uploads (spec section 7): multipart, each file under `files`, in the order given. Gives the usable
 * assets as they came.
 * @throws {ApiError} of the kind 'broken' where there is none; see `lacksAssets`.
 */
export const uploadFiles = (api: ApiClient): MutationOptions<Asset[], Error, Upload> => ({
  mutationFn: ({ files, onProgress, signal }) =>
    call(
      api.POST('/uploads', {
        // The contract's type of a binary is text: these names stand for the files, which the form carries.
        body: { files: files.map(({ name }) => name) },
        bodySerializer: () => formOf(files),
        fetch: (request) => api.send(request, onProgress && { onUploadProgress: onProgress }),
        signal: signal ?? null,
      }),
      readAssets,
    ),
})
