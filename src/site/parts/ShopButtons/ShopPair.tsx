import { Bookmark, Check, ShoppingCart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isSecondClick } from '@/lib/press'
import type { ShelfName } from '@/runtime/shop/wish'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './ShopButtons.module.css'

interface ShopPairProps {
  title: string
  look: 'corner' | 'row'
  /** Where it stands. */
  on: Record<ShelfName, boolean>
  onPress: (shelf: ShelfName) => void
}

const SHELVES = [
  { shelf: 'saved', Icon: Bookmark, off: 'Save', on: 'Saved', name: (title: string) => `Save ${title}` },
  {
    shelf: 'cart',
    Icon: ShoppingCart,
    off: 'Add to cart',
    on: 'In cart',
    name: (title: string) => `Add ${title} to cart`,
  },
] as const

/** Two switches: icons on a picture, or buttons with words. */
export function ShopPair({ title, look, on, onPress }: ShopPairProps) {
  return SHELVES.map(({ shelf, Icon, name, ...words }) => {
    const pressed = on[shelf]
    const Sign = pressed && shelf === 'cart' ? Check : Icon
    const rest = {
      'aria-pressed': pressed,
      'data-shelf': shelf,
      className: styles[look] ?? '',
      // A double click is one wish, and does not take itself back.
      onClick: (event: MouseEvent) => isSecondClick(event) || onPress(shelf),
    }
    return look === 'corner' ? (
      <IconButton key={shelf} {...rest} variant="outline" label={name(title)}>
        <Sign aria-hidden="true" />
      </IconButton>
    ) : (
      <Button key={shelf} {...rest} variant="outline">
        <Sign aria-hidden="true" />
        {pressed ? words.on : words.off}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Button>
    )
  })
}
