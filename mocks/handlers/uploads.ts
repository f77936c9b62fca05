import { resolvers } from './define'

export const uploadResolvers = resolvers({
  uploadFiles: async (studio, { token, body }) => {
    // A part without a file name is text: as a blob it has no media type, and the studio refuses it.
    const files = body.getAll('files').map((part) => (typeof part === 'string' ? new Blob([part]) : part))
    return { status: 201, json: { assets: await studio.uploads.store(token, files) } }
  },
})
