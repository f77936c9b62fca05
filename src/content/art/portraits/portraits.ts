import type { ComponentType } from 'react'
import type { PictureProps } from '../press/Picture'
import { Elias } from './Elias'
import { Noor } from './Noor'

export interface PortraitItem {
  id: string
  name: string
  /** 400 by 480 units. */
  portrait: ComponentType<PictureProps>
}

/** The two of the team. */
export const PORTRAITS: readonly PortraitItem[] = [
  { id: 'noor', name: 'Noor Haddad', portrait: Noor },
  { id: 'elias', name: 'Elias Brandt', portrait: Elias },
]
