export function inexact(manifest: Record<string, unknown>): string[]
