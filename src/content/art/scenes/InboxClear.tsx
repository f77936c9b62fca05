import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** An open envelope with nothing in it but a sun going down. */
export function InboxClear({ title }: PictureProps) {
  return (
    <Sheet width={240} height={180} title={title}>
      <circle cx="120" cy="76" r="54" fill={ink.orange} />
      <path d="M36 76h168v88H36z" fill={ink.blue} />
      <path d="M66 76h108a54 54 0 0 1-108 0z" fill={ink.blueOrange} />
      <path d="M36 76l84 58 84-58v88H36z" fill={ink.blueLight} />
      <path d="M36 164l62-48M204 164l-62-48" stroke={ink.blue} strokeWidth="4" />
    </Sheet>
  )
}
