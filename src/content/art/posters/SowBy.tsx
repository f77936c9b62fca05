import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
const FILLS = [ink.paper, ink.orange, ink.greenLight] as const
const SEED_FILLS = [ink.green, ink.black, ink.blueGreen] as const
const SEEDS = [
  'M0-42q34 40 0 84q-34-44 0-84z',
  'M-30 0a30 30 0 1 1 60 0a30 30 0 1 1-60 0z',
  'M-14-38q18 28 0 66q-22-34 0-66zM16-30q16 28 0 62q-18-32 0-62z',
] as const

/** A sowing wheel: twelve months, a seed for each, one pointer. */
export function SowBy({ title }: PictureProps) {
  return (
    <Sheet width={960} height={600} title={title} theme="light">
      <path d="M0 0h960v600H0z" fill={ink.green} />
      <g transform="translate(630 330)">
        <circle r="318" fill={ink.blueGreen} />
        <g data-part="wheel">
          {MONTHS.map((month) => (
            <g key={month} transform={`rotate(${month * 30})`}>
              <path d="M0 0L-77.6-289.8A300 300 0 0 1 77.6-289.8z" fill={FILLS[month % 3]} />
              <path d={SEEDS[month % 3]} transform="translate(0 -224)" fill={SEED_FILLS[month % 3]} />
            </g>
          ))}
        </g>
        <circle r="104" fill={ink.black} />
        <path d="M-26-96L0-168l26 72z" fill={ink.black} />
        <path d="M0-56q52 56 0 112q-52-56 0-112z" fill={ink.paper} />
      </g>
      <Word x={44} y={150} size={124} fill={ink.paper} tracking={-0.03}>
        Sow
      </Word>
      <Word x={44} y={262} size={124} fill={ink.paper} tracking={-0.03}>
        by
      </Word>
      <path d="M48 520h150M48 542h108" stroke={ink.paper} strokeWidth="7" />
    </Sheet>
  )
}
