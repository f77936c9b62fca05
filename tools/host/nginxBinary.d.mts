export function installedNginx(): string | null
export function findNginx(): { nginx: string; brotli: string | null }
