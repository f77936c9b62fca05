import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ShopItem } from '@/api/shopItem'
import { isSecondClick } from '@/lib/press'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { changeShelf } from '@/runtime/shop/changeShelf'
import { isStandIn, thingOf } from '@/runtime/shop/things'
import type { ShelfName } from '@/runtime/shop/wish'
import { IconButton } from '@/ui/IconButton/IconButton'

interface TakeOffProps {
  shelf: ShelfName
  item: ShopItem
  /** It leaves the list at once; the focus goes on to the next row. */
  onTake: () => void
}

/** Takes a thing off the shelf; the message that says so can undo it. */
export function TakeOff({ shelf, item, onTake }: TakeOffProps) {
  const api = useApi()
  const client = useQueryClient()
  const { toasts, apiUrl } = useRuntime()
  const thing = thingOf(item, new URL(apiUrl).origin)
  // Without its source the server could not be asked to put it back.
  const lost = { source: item.source, sourceId: item._id, title: item.title }
  const take = () => {
    onTake()
    changeShelf(
      { api, client, toasts },
      {
        shelf,
        thing: thing ?? lost,
        put: false,
        undoes: thing === null,
        ...(isStandIn(item) ? {} : { id: item._id }),
      },
    )
  }
  return (
    <IconButton
      size="sm"
      label={`Remove ${item.title}`}
      // The second click of a double click would hit the row that moved up.
      onClick={(event) => !isSecondClick(event) && take()}
    >
      <X aria-hidden="true" />
    </IconButton>
  )
}
