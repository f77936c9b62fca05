import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import styles from './Menu.module.css'
import { MenuEntry, type MenuItem } from './MenuEntry'

export interface MenuProps {
  /** The button that opens the menu; it must take a ref and pass on props, as Button does. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** The menu's spoken name; otherwise the trigger names it. */
  label?: string
  /** Which edge of the trigger the menu lines up with. */
  align?: 'start' | 'end'
  /** Whether it stands open at first. */
  defaultOpen?: boolean
}

/** A list of actions or links behind a button. Arrows move, letters jump, Escape closes and gives the focus back. */
export function Menu({ trigger, items, label, align = 'start', defaultOpen = false }: MenuProps) {
  const { portalContainer } = useUiEnvironment()
  const choice = items.some((item) => item.checked !== undefined)
  const entries = items.map((item) => <MenuEntry key={item.id ?? item.label} item={item} />)
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={portalContainer ?? undefined}>
        <BaseMenu.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={8}>
          <BaseMenu.Popup className={styles.popup} {...(label ? { 'aria-label': label } : {})}>
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
    </BaseMenu.Root>
  )
}
