import { ArrowUpRight } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './TextLink.module.css'

export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  /** Where it leads: a path of this site, an absolute address, `mailto:` or `tel:`. */
  href: string
  /** Words that say where it leads, read alone too. */
  children: ReactNode
  /** `ink` in running text, `blue` where it must stand out, `quiet` in footers and captions. */
  tone?: 'ink' | 'blue' | 'quiet'
  /** Opens in a new tab, says so in words to screen readers and with an arrow to the eye. */
  external?: boolean
}

/** A link in text. Always underlined, so that colour is never the only sign. */
export function TextLink({ tone = 'ink', external = false, className, children, ...rest }: TextLinkProps) {
  const { Link = 'a' } = useUiEnvironment()
  const Tag = external ? 'a' : Link
  return (
    <Tag
      {...rest}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
      className={[styles.link, className].filter(Boolean).join(' ')}
      data-tone={tone}
    >
      {children}
      {external ? (
        <>
          {/* Word joiner: the arrow never starts a line alone. */}
          <span aria-hidden="true">
            {'\u2060'}
            <ArrowUpRight className={styles.arrow} />
          </span>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      ) : null}
    </Tag>
  )
}
