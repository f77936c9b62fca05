import type { Output } from '@/lib/ports'
import { browserOutput } from './browser/output'
import { useRuntime } from './RuntimeProvider'

/** The clipboard, printer and downloads of this copy of the app; the browser's are no part of what every page loads. */
export const useOutput = (): Output => useRuntime().output ?? browserOutput
