import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import type { MenuItem } from './MenuEntry'
import { MenuPopup } from './MenuPopup'

export interface MenuProps {
  /** The button that opens the menu; it must take a ref and pass on props, as Button does. */
  trigger: ReactElement
  /** The lines of the menu, in order. */
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
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <MenuPopup items={items} label={label} align={align} />
    </BaseMenu.Root>
  )
}
