export function installedNginx(): string | null
export function errorLogOptions(version: string): string[]
export function findNginx(): { nginx: string; brotli: string | null; errorLog: string[] }
