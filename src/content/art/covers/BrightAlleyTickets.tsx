import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const ROWS = [9, 10, 11, 12, 13] as const
const CHOSEN = new Set(['2 5', '2 6'])
const TAKEN = new Set(['1 3', '1 4', '2 7', '2 8', '3 2', '3 9', '4 5', '0 6'])

/** All seats of a kind as one path. */
function seats(kind: 'free' | 'taken' | 'chosen') {
  let path = ''
  for (const [row, count] of ROWS.entries()) {
    for (let seat = 0; seat < count; seat += 1) {
      const place = `${row} ${seat}`
      const is = CHOSEN.has(place) ? 'chosen' : TAKEN.has(place) ? 'taken' : 'free'
      if (is !== kind) continue
      path += `M${229 + (seat - (count - 1) / 2) * 30} ${238 + row * 28}h22v9a11 11 0 0 1-22 0z`
    }
  }
  return path
}

const BEAM = 'M480 0L28 66v92L480 44z'

function Hour({ fill }: { fill: string }) {
  return (
    <Word x={48} y={186} size={140} fill={fill} tracking={-0.04}>
      7:40
    </Word>
  )
}

/** The ticket page in a dark house: the beam lights tonight's hour and two seats. */
export function BrightAlleyTickets({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title} theme="dark">
      <path d="M0 0h480v360H0z" fill={ink.tint} />
      <path d={BEAM} fill={ink.orange} />
      <Hour fill={ink.black} />
      <Overlap name="tickets-beam" under={<path d={BEAM} />}>
        <Hour fill={ink.paper} />
      </Overlap>
      <Word x={356} y={184} size={27} fill={ink.black}>
        Tonight
      </Word>
      <path d={seats('free')} fill={ink.line} />
      <path d={seats('taken')} fill={ink.blue} />
      <path d={seats('chosen')} fill={ink.orange} />
      <path d="M28 26h60M100 26h34M146 26h44" stroke={ink.black} strokeWidth="5" />
    </Sheet>
  )
}
