import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import styles from './Menu.module.css'

export interface MenuItem {
  /** Needed only where two items carry the same label. */
  id?: string
  /** The words; letters that are typed find the item by them. */
  label: string
  /** Called when the item is chosen, the current one included. */
  onSelect?: () => void
  /** It is shown and can be reached, but not chosen. */
  disabled?: boolean
  /** Set on every item of a choice; true for the current one. Not for links. */
  checked?: boolean
  /** Makes the item a link. */
  href?: string
  /** A router's link element to be used instead of a plain `<a>`; it carries its own address. */
  link?: ReactElement
  /** A lucide icon, hidden from screen readers. */
  icon?: ReactNode
  /** `danger` for what can't be undone. */
  tone?: 'default' | 'danger'
}

/** One line of a Menu: a link, one of a choice, or an action. */
export function MenuEntry({ item }: { item: MenuItem }) {
  const { label, onSelect, disabled = false, checked, href, link, icon, tone = 'default' } = item
  const common = { className: styles.item, 'data-tone': tone, onClick: () => onSelect?.() }
  const content = (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.label}>{label}</span>
    </>
  )
  if ((href !== undefined || link) && !disabled) {
    return (
      <BaseMenu.LinkItem {...common} closeOnClick label={label} {...(link ? { render: link } : { href })}>
        {content}
      </BaseMenu.LinkItem>
    )
  }
  if (checked !== undefined) {
    return (
      <BaseMenu.RadioItem {...common} closeOnClick label={label} value={label} disabled={disabled}>
        <span className={styles.icon}>
          <BaseMenu.RadioItemIndicator>
            <Check aria-hidden="true" />
          </BaseMenu.RadioItemIndicator>
        </span>
        {content}
      </BaseMenu.RadioItem>
    )
  }
  return (
    <BaseMenu.Item {...common} label={label} disabled={disabled}>
      {content}
    </BaseMenu.Item>
  )
}
