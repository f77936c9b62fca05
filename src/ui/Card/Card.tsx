import type { ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  /** What lies on the card. */
  children: ReactNode
  /** `article` for a thing of its own, `li` inside a list. */
  as?: 'div' | 'article' | 'li'
  /** Space inside: none for pictures that reach the edge, 1 rem or 1.5 rem. */
  padding?: 'none' | 'sm' | 'md'
  /** `paper` lies on the page, `raised` stands out from it, `tint` steps back. */
  surface?: 'paper' | 'raised' | 'tint'
  /** The card holds one main link: the edge darkens on hover. The link itself stays the only target. */
  interactive?: boolean
}

/** A sheet of paper with a fine edge that keeps things together which belong together. */
export function Card({
  children,
  as: Tag = 'div',
  padding = 'md',
  surface = 'raised',
  interactive = false,
}: CardProps) {
  return (
    <Tag
      className={styles.card}
      data-padding={padding}
      data-surface={surface}
      data-interactive={interactive || undefined}
    >
      {children}
    </Tag>
  )
}
