import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { menuOf } from '../manifest'
import { ShellLink } from '../ShellLink/ShellLink'
import styles from './PortfolioMenu.module.css'
import { usePopover } from './usePopover'

export interface PortfolioMenuProps {
  /** Looks of the bar's other entries, for the button. */
  className: string | undefined
  /** Stands open at first, for stories. */
  initialOpen?: boolean
}

/** Which link an arrow key leads to, of `count` in a ring; null for any other key. */
function target(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (at >= 0 && key === 'Home') return 0
  if (at >= 0 && key === 'End') return count - 1
  return null
}

/**
 * Portfolio and its two pages. The list is the browser's popover, so that it opens before any script has run; the
 * script adds the arrow keys, and closes it when the focus or the page moves on.
 */
export function PortfolioMenu({ className, initialOpen = false }: PortfolioMenuProps) {
  const id = useId()
  const links = menuOf('portfolio')
  const { pathname } = useLocation()
  const wrapper = useRef<HTMLDivElement>(null)
  const { popover, open, show, hide, onBeforeToggle } = usePopover<HTMLUListElement>(wrapper)
  useEffect(() => {
    if (initialOpen) show()
  }, [initialOpen, show])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      hide()
      return
    }
    const entries = [...(popover.current?.querySelectorAll('a') ?? [])]
    const next = target(event.key, entries.indexOf(event.target as HTMLAnchorElement), entries.length)
    if (next === null) return
    event.preventDefault()
    show()
    entries[next]?.focus()
  }

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // No target: the window lost the focus, or a bare spot was pressed. The browser closes on the latter.
    if (relatedTarget && !wrapper.current?.contains(relatedTarget)) hide()
  }
  const keys = { onKeyDown, onBlur }

  return (
    <div ref={wrapper} className={styles.wrapper}>
      <button
        {...keys}
        type="button"
        className={[className, styles.button].join(' ')}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        data-current={links.some(({ href }) => pathname.startsWith(href)) || undefined}
      >
        Portfolio
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <ul id={id} ref={popover} popover="auto" className={styles.menu} onBeforeToggle={onBeforeToggle}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <ShellLink {...keys} href={href} className={styles.entry}>
              {label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
