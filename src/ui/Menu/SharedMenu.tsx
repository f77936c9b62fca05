import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { MenuItem } from './MenuEntry'
import { type MenuEntrance, MenuPopup } from './MenuPopup'

export interface SharedMenuProps {
  /** The button that was pressed. It says itself that it opens a menu, and whether it stands open. */
  anchor: HTMLElement
  /** Where the focus goes, opened by a key; left out, the focus is on none of the items. */
  entrance?: MenuEntrance | undefined
  /** Whether it is shown; the owner keeps this. */
  open: boolean
  /** Something was chosen, or the person turned away. */
  onClose: () => void
  /** The lines of the menu, in order. */
  items: readonly MenuItem[]
  /** The menu's spoken name. */
  label: string
  /** Which edge of the button it lines up with. */
  align?: 'start' | 'end'
}

/** One menu for the buttons of many rows: a list of thousands needs no thousand menus. See Menu for its keys. */
export function SharedMenu({
  anchor,
  entrance,
  open,
  onClose,
  items,
  label,
  align = 'start',
}: SharedMenuProps) {
  return (
    <BaseMenu.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <MenuPopup
        items={items}
        label={label}
        align={align}
        anchor={anchor}
        entrance={entrance}
        onLeave={onClose}
      />
    </BaseMenu.Root>
  )
}
