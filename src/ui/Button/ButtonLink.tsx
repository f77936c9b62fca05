import type { ReactNode } from 'react'
import { type LinkProps, useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Button.module.css'

export interface ButtonLinkProps extends Omit<LinkProps, 'children'> {
  /** Where it leads: a path of this site, or an absolute address. */
  href: string
  /** The label: where it leads, or what one does there. */
  children: ReactNode
  /** As of Button; what cannot be undone is never a link. */
  variant?: 'solid' | 'outline' | 'quiet'
  /** Height: `sm` 2 rem, `md` 2.5 rem; with a finger both are at least 2.75 rem. */
  size?: 'sm' | 'md'
  /** Takes the whole width of its container. */
  block?: boolean
  /** Opens in a new tab and says so in words to screen readers. */
  external?: boolean
}

/** A link that looks like a button: it leads somewhere, so it is a link to the keyboard and to screen readers. */
export function ButtonLink({
  variant = 'solid',
  size = 'md',
  block = false,
  external = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const { Link = 'a' } = useUiEnvironment()
  const Tag = external ? 'a' : Link
  return (
    <Tag
      {...rest}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
      className={[styles.button, styles.link, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {children}
      {external ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </Tag>
  )
}
