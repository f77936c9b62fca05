import { still } from '@/runtime/still'

/** The printed strip of the footer and the menu. */
export const FriezeStill = still(async () => (await import('@/content/art/frieze/Frieze')).Frieze)
