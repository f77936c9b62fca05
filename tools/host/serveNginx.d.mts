export function startNginx(options: {
  port: number
  api: string
  dist?: string
  dir?: string
}): Promise<{ brotli: boolean; origin: string; stop(): void }>
