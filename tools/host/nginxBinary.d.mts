export function findNginx(): { nginx: string; brotli: string | null }
