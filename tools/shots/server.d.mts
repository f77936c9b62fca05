import type { Server } from 'node:http'

export function serveFolder(folder: string, prefix?: string): Promise<{ server: Server; url: string }>
