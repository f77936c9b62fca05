import type { ComponentType } from 'react'
import { type PictureProps, Sheet } from '../press/Picture'

export interface LogoProps extends PictureProps {
  mark: ComponentType
}

/** A mark on its own, square. */
export function Logo({ mark: Mark, title }: LogoProps) {
  return (
    <Sheet width={200} height={200} title={title}>
      <Mark />
    </Sheet>
  )
}
