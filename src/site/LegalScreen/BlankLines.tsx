import { ink } from '@/content/art/press/ink'
import { Greek } from '@/content/art/press/marks'
import { Sheet } from '@/content/art/press/Picture'

const LENGTHS = [
  [560, 600, 540, 310],
  [600, 570, 420],
  [540, 600, 580, 600, 190],
] as const

/** Text that is not there yet, as a proof shows it. */
export function BlankLines({ turn }: { turn: number }) {
  const lines = LENGTHS[turn % LENGTHS.length] ?? LENGTHS[0]
  return (
    <Sheet width={608} height={lines.length * 18 + 2}>
      <Greek x={0} y={9} lines={lines} step={18} weight={6} fill={ink.grey} />
    </Sheet>
  )
}
