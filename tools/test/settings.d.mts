import type { Settings } from '../../src/runtime/settings.ts'

export function settingsScript(settings?: Partial<Settings>): string
export function changedSettings(script: string, change: Partial<Settings>): string
