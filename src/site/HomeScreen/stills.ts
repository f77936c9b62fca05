import type { ComponentType } from 'react'
import { still } from '@/runtime/still'

const pictures = () => import('./pictures')
const None: ComponentType = () => null

/** The sheet of the hero. */
export const HeroStill = still(async () => (await pictures()).Hero)

/** The sheet of a step of the process. */
export const ProcessStill = still(async () => (await pictures()).ProcessSheet)

/** The signs of Our Offerings, in their order. */
export const SIGN_STILLS = Array.from({ length: 6 }, (_, at) =>
  still(async () => (await pictures()).SIGNS[at] ?? None),
)
