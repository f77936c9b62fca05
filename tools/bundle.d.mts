export function loadBundled(entry: string, more?: import('vite').UserConfig): Promise<unknown>
