import { describe, expect, it } from 'vitest'
import type { UploadProgress } from '@/lib/transport'
import { messageOf } from './ApiError'
import { createApiClient } from './client'
import { answering, failureOf, openApi } from './testApi'
import { assetUrl, lacksAssets, uploadFiles } from './uploads'

const image = (name = 'café round 2.png') => new File(['pixels'], name, { type: 'image/png' })
const video = new File(['frames'], 'walk.mp4', { type: 'video/mp4' })

describe('uploadFiles', () => {
  it('gives the assets in the order of the files', async () => {
    const { api, run, backstage } = await openApi('admin')
    const assets = await run(uploadFiles(api), { files: [image(), video] })
    const types = await Promise.all(
      assets.map(async (asset) => (await (await fetch(assetUrl(asset))).blob()).type),
    )
    expect(types).toEqual(['image/png', 'video/mp4'])
    expect(backstage.calls.of('uploadFiles')).toHaveLength(1)
  })

  it('sends a form with each file under `files`, and lets the form name its boundary', async () => {
    const sent: Request[] = []
    const api = createApiClient('https://api.example/api/v1', async (request) => {
      sent.push(request.clone())
      return Response.json({ assets: ['/a.png'] }, { status: 201 })
    })
    await answering('').run(uploadFiles(api), { files: [image(), image('b.png')] })
    const [request] = sent
    expect(request?.url).toBe('https://api.example/api/v1/uploads')
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/)
    const form = (await request?.formData()) ?? new FormData()
    expect([...new Set(form.keys())]).toEqual(['files'])
    const names = form.getAll('files').map((part) => (part instanceof File ? part.name : part))
    expect(names).toEqual(['café round 2.png', 'b.png'])
  })

  it('reports progress, and asks for none where nobody listens', async () => {
    const { api, run } = await openApi('admin')
    const seen: UploadProgress[] = []
    await run(uploadFiles(api), { files: [image()], onProgress: (progress) => seen.push(progress) })
    const last = seen.at(-1)
    expect(last?.total).toBeGreaterThan(0)
    expect(last?.loaded).toBe(last?.total)

    const options: unknown[] = []
    const quiet = createApiClient('https://api.example/api/v1', async (_, option) => {
      options.push(option)
      return Response.json({ assets: ['/a.png'] })
    })
    await run(uploadFiles(quiet), { files: [image()] })
    expect(options).toEqual([undefined])
  })

  it('is sent again whole, with progress, after an access token has expired', async () => {
    const { api, run, backstage } = await openApi('admin', {}, { refreshToken: true })
    await backstage.expireTokens()
    let reports = 0
    const assets = await run(uploadFiles(api), { files: [image(), video], onProgress: () => reports++ })
    expect(assets).toHaveLength(2)
    expect(backstage.calls.of('uploadFiles').map(({ status }) => status)).toEqual([401, 201])
    expect(reports).toBeGreaterThan(1)
  })

  it('can be called off', async () => {
    const { api, run, backstage } = await openApi('admin', { uploadFiles: 'hold' })
    const stop = new AbortController()
    const failing = failureOf(run(uploadFiles(api), { files: [image()], signal: stop.signal }))
    await backstage.calls.when(({ status }) => status === 'held')
    stop.abort()
    expect(await failing).toMatchObject({ name: 'AbortError' })
    await backstage.calls.when(({ status }) => status === 'aborted')
  })

  it('gives the usable assets as they came', async () => {
    const full = { url: '/media/2', type: 'image/png' }
    const { api, run } = answering({ assets: ['/media/1', full, {}, '', { url: null }, 7] }, 201)
    const assets = await run(uploadFiles(api), { files: [image()] })
    expect(assets).toEqual(['/media/1', full])
    expect(assets.map(assetUrl)).toEqual(['/media/1', '/media/2'])
  })

  it.each([{}, { assets: [] }, { assets: null }, { assets: [{ id: 1 }] }, '', 'stored', '{"assets":'])(
    'lacks assets in %j',
    async (body) => {
      const { api, run } = answering(body, 201)
      const error = await failureOf(run(uploadFiles(api), { files: [image()] }))
      expect(error).toMatchObject({ kind: 'broken' })
      expect(lacksAssets(error)).toBe(true)
      expect(messageOf(error, 'Upload failed to return assets')).toBe('Upload failed to return assets')
    },
  )

  it('shows a proxy’s 413 page as a failed upload, never as markup', async () => {
    const page = '<html><head><title>413 Request Entity Too Large</title></head><body>nginx</body></html>'
    const { api, run } = answering(page, 413)
    const error = await failureOf(run(uploadFiles(api), { files: [image()] }))
    expect(error).toMatchObject({ kind: 'http', status: 413, serverMessage: null })
    expect(messageOf(error, 'Upload failed')).toBe('Upload failed')
  })

  it.each([
    [413, 'The files are larger than 50 MB in all.'],
    ['html', 'Upload failed'],
    [500, 'Something broke on our side.'],
    ['offline', 'Upload failed'],
  ] as const)('does not lack assets after %s: it failed', async (outcome, message) => {
    const { api, run } = await openApi('admin', { uploadFiles: outcome })
    const error = await failureOf(run(uploadFiles(api), { files: [image()] }))
    expect(lacksAssets(error)).toBe(false)
    expect(messageOf(error, 'Upload failed')).toBe(message)
  })
})
