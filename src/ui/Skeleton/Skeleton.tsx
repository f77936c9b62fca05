import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** `line` stands for text, `block` for a picture or card, `circle` for an avatar. */
  shape?: 'line' | 'block' | 'circle'
  /** Share of the container's width. */
  width?: 'full' | 'wide' | 'half' | 'third'
  /** Height: of a line the text it stands for, of a block 4, 8 or 14 rem, of a circle 2, 3 or 4 rem. */
  size?: 'sm' | 'md' | 'lg'
}

/** A quiet stand-in for what is being loaded. Silent: the spoken part is the SkeletonGroup around it. */
export function Skeleton({ shape = 'line', width = 'full', size = 'md' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      data-width={width}
      data-size={size}
      aria-hidden="true"
    />
  )
}

export interface SkeletonGroupProps {
  /** What is being loaded, spoken once: "Loading approvals". */
  label: string
  /** The skeletons, laid out as what they stand for. */
  children: ReactNode
}

/** The skeletons of one region, with one spoken name for them all. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
