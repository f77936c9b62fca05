import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** One letter a module: quarters by the corner that stays square, d a drop, o a whole stone. */
const ROWS = ['abdcb', 'dcaob', 'bocad', 'cabdc'] as const
const MODULE = 96

const SHAPES: Record<string, { d: string; fill: string }> = {
  a: { d: 'M88 88V8A80 80 0 0 0 8 88z', fill: ink.paper },
  b: { d: 'M8 8h80A80 80 0 0 1 8 88z', fill: ink.blueGreen },
  c: { d: 'M8 88V8a80 80 0 0 1 80 80z', fill: ink.paper },
  d: { d: 'M88 8v40a40 40 0 1 1-40-40z', fill: ink.orange },
  o: { d: 'M8 48a40 40 0 1 1 80 0a40 40 0 1 1-80 0z', fill: ink.blueGreen },
}

const TILES = ROWS.flatMap((row, y) =>
  [...row].map((letter, x) => ({ at: `${x * MODULE} ${y * MODULE - 12}`, letter })),
)

/** The waiting room's wall: the mark taken apart and laid as tiles. */
export function CrosswellWall({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.green} />
      {TILES.map(({ at, letter }) => (
        <path key={at} d={SHAPES[letter]?.d} fill={SHAPES[letter]?.fill} transform={`translate(${at})`} />
      ))}
    </Sheet>
  )
}
