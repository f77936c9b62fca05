import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

/** What is added, and the ink it is printed in. */
const PIECES = {
  accounts: { path: 'M92 46a24 24 0 1 1 0 48a24 24 0 1 1 0-48zM52 144a40 40 0 0 1 80 0z', fill: 'orange' },
  payments: { path: 'M52 52h88v18H52zM52 82h88v42H52z', fill: 'green' },
  search: {
    path: 'M88 44a34 34 0 1 1 0 68a34 34 0 1 1 0-68zM108 112l14-14 26 26-14 14z',
    fill: 'orange',
  },
  languages: { path: 'M56 44h80v56h-36l-26 26v-26H56z', fill: 'green' },
  reports: { path: 'M58 132V96h20v36zM86 132V70h20v62zM114 132V44h20v88z', fill: 'orange' },
  bookings: { path: 'M56 52h28v28H56zM92 52h28v28H92zM56 88h28v28H56zM92 88h28v28H92z', fill: 'green' },
  newsletter: { path: 'M50 56h94L97 100zM50 68l47 44 47-44v60H50z', fill: 'orange' },
  offline: { path: 'M97 40v44h24l-36 52V94H61z', fill: 'green' },
} as const

export type AddOnKind = keyof typeof PIECES

export interface AddOnSignProps extends PictureProps {
  kind: AddOnKind
}

const BASE = 'M20 20h76v120H20z'

/** What was there already, and the one piece that is printed over it. */
export function AddOnSign({ kind, title }: AddOnSignProps) {
  const { path, fill } = PIECES[kind]
  return (
    <Sheet width={160} height={160} title={title}>
      <path d={BASE} fill={ink.blue} />
      <path d={path} fill={ink[fill]} />
      <Overlap name={`add-${kind}`} under={<path d={BASE} />}>
        <path d={path} fill={fill === 'orange' ? ink.blueOrange : ink.blueGreen} />
      </Overlap>
    </Sheet>
  )
}
