import type { ParseArgsConfig, parseArgs } from 'node:util'

export function refuseOptions(message: string, usage: string): never
export function showHelp(usage: string, args?: readonly string[]): void
export function readOptions<Config extends ParseArgsConfig>(
  usage: string,
  config?: Config,
  args?: string[],
): ReturnType<typeof parseArgs<Config>>
