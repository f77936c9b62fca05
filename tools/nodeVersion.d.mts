export function nodeMistake(version: string): string | null
export function requireNode(): void
