import type { Server } from 'node:http'

export function serveFolder(
  folder: string,
  prefix?: string,
  port?: number,
): Promise<{ server: Server; url: string }>
