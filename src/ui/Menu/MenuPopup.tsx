import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import styles from './Menu.module.css'
import { MenuEntry, type MenuItem } from './MenuEntry'

/** Which item the focus goes to as the menu opens. */
export type MenuEntrance = 'first' | 'last'

export interface MenuPopupProps {
  /** The lines of the menu, in order. */
  items: readonly MenuItem[]
  /** Its spoken name; otherwise the trigger names it. */
  label: string | undefined
  /** Which edge of the anchor it lines up with. */
  align: 'start' | 'end'
  /** What it opens at, and gives the focus back to, where that is not the menu's own trigger. */
  anchor?: HTMLElement
  /** With an anchor: opened by a key. */
  entrance?: MenuEntrance | undefined
  /** With an anchor: the person turned away, and the focus is back there. */
  onLeave?: () => void
}

/** Of a menu without a trigger the focus comes to the menu itself, which shows nothing of it: on to an item. */
const enter = (entrance: MenuEntrance) => (event: FocusEvent<HTMLElement>) => {
  const menu = event.currentTarget
  if (event.target !== menu || menu.contains(event.relatedTarget)) return
  const entries = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  // It may not have its place yet.
  entries.at(entrance === 'first' ? 0 : -1)?.focus({ preventScroll: true })
}

/** Of a menu without a trigger Tab knows no way on: back to the anchor, from where the next one goes on. */
const leave = (anchor: HTMLElement, onLeave?: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Tab') return
  event.preventDefault()
  anchor.focus()
  onLeave?.()
}

/** Nobody has gone elsewhere since: the focus is in the menu, or nowhere. */
const isHere = (at: Element | null) => at === document.body || Boolean(at?.closest('[role="menu"]'))

/** What opens: the items, as actions, links or one choice. */
export function MenuPopup({ items, label, align, anchor, entrance, onLeave }: MenuPopupProps) {
  const { portalContainer } = useUiEnvironment()
  const choice = items.some((item) => item.checked !== undefined)
  const entries = items.map((item) => <MenuEntry key={item.id ?? item.label} item={item} />)
  return (
    <BaseMenu.Portal container={portalContainer ?? undefined}>
      <BaseMenu.Positioner
        className={styles.positioner}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        {...(anchor ? { anchor } : {})}
      >
        <BaseMenu.Popup
          className={styles.popup}
          {...(label ? { 'aria-label': label } : {})}
          {...(entrance ? { onFocus: enter(entrance) } : {})}
          {...(anchor
            ? {
                onKeyDown: leave(anchor, onLeave),
                // One that is gone cannot take it; where it went then is its owner's business.
                finalFocus: () => (anchor.isConnected && isHere(document.activeElement) ? anchor : false),
              }
            : {})}
        >
          {choice ? (
            <BaseMenu.RadioGroup value={items.find((item) => item.checked)?.label ?? null}>
              {entries}
            </BaseMenu.RadioGroup>
          ) : (
            entries
          )}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  )
}
