/** Where plain http is served, which leads to https. */
export function plainPort(port: number): number
export function startNginx(options: {
  port: number
  api: string
  dist?: string
  dir?: string
  turns?: number
}): Promise<{ brotli: boolean; origin: string; stop(): void }>
