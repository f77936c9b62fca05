import type { ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  /** What lies on the card. */
  children: ReactNode
  /** `article` for a thing of its own, `li` inside a list. */
  as?: 'div' | 'article' | 'li'
  /** Space inside: none for pictures that reach the edge, 1 rem or 1.5 rem. */
  padding?: 'none' | 'sm' | 'md'
}

/** A sheet of paper with a fine edge that keeps things together which belong together. */
export function Card({ children, as: Tag = 'div', padding = 'md' }: CardProps) {
  return (
    <Tag className={styles.card} data-padding={padding}>
      {children}
    </Tag>
  )
}
