import type { ComponentType } from 'react'
import type { PictureProps } from '../press/Picture'
import { ApprovalsClear } from './ApprovalsClear'
import { CartEmpty } from './CartEmpty'
import { ErrorScene } from './ErrorScene'
import { InboxClear } from './InboxClear'
import { KeyPlates } from './KeyPlates'
import { NotFoundScene } from './NotFoundScene'
import { NothingFound } from './NothingFound'
import { PersonPlates } from './PersonPlates'
import { QueueClear } from './QueueClear'
import { SavedEmpty } from './SavedEmpty'
import { ShelfEmpty } from './ShelfEmpty'

/** Every scene, for the gallery; a screen imports the one it shows. */
export const SCENES: readonly { id: string; scene: ComponentType<PictureProps> }[] = [
  { id: 'approvals-clear', scene: ApprovalsClear },
  { id: 'queue-clear', scene: QueueClear },
  { id: 'inbox-clear', scene: InboxClear },
  { id: 'cart-empty', scene: CartEmpty },
  { id: 'saved-empty', scene: SavedEmpty },
  { id: 'shelf-empty', scene: ShelfEmpty },
  { id: 'nothing-found', scene: NothingFound },
  { id: 'error', scene: ErrorScene },
  { id: 'not-found', scene: NotFoundScene },
  { id: 'key', scene: KeyPlates },
  { id: 'person', scene: PersonPlates },
]
