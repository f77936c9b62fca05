import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { MenuItem } from './MenuEntry'
import { MenuPopup } from './MenuPopup'

export interface SharedMenuProps {
  /** The button that was pressed. It says itself that it opens a menu, and whether it stands open. */
  anchor: HTMLElement
  open: boolean
  /** Something was chosen, or the person turned away. */
  onClose: () => void
  items: readonly MenuItem[]
  /** The menu's spoken name. */
  label: string
  align?: 'start' | 'end'
}

/** One menu for the buttons of many rows: a list of thousands needs no thousand menus. See Menu for its keys. */
export function SharedMenu({ anchor, open, onClose, items, label, align = 'start' }: SharedMenuProps) {
  return (
    <BaseMenu.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <MenuPopup items={items} label={label} align={align} anchor={anchor} />
    </BaseMenu.Root>
  )
}
