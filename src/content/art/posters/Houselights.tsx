import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

const ROWS = [
  { row: 0, count: 9, y: 366, size: 33 },
  { row: 1, count: 9, y: 436, size: 39 },
  { row: 2, count: 9, y: 518, size: 46 },
] as const

/** The house before the film: seats fill, the lamp goes down behind the screen's edge. */
export function Houselights({ title }: PictureProps) {
  return (
    <Sheet width={960} height={600} title={title} theme="dark">
      <path d="M0 0h960v600H0z" fill={ink.paper} />
      <path d="M170 0h620l90 312H80z" fill={ink.tint} data-part="beam" />
      <svg x="230" y="44" width="500" height="268" aria-hidden="true">
        <path d="M0 0h500v268H0z" fill={ink.blue} />
        <circle cx="250" cy="208" r="132" fill={ink.orange} data-part="lamp" />
        <path d="M0 208h500v64H0z" fill={ink.blueLight} />
        <path d="M0 228h500M0 248h500" stroke={ink.blue} strokeWidth="6" />
      </svg>
      <Word x={480} y={172} size={88} fill={ink.black} anchor="middle" tracking={-0.03}>
        Houselights
      </Word>
      {ROWS.map(({ row, count, y, size }) => (
        <g key={row}>
          {Array.from({ length: count }, (_, seat) => {
            const x = 480 + (seat - (count - 1) / 2) * size * 2.36
            return (
              <path
                key={x}
                d={`M${(x - size).toFixed(1)} ${y + size * 1.3}v${-size * 0.8}a${size} ${size} 0 0 1 ${size * 2} 0v${size * 0.8}z`}
                fill={(seat * 3 + row * 5) % 7 < 2 ? ink.orange : (seat + row) % 2 ? ink.grey : ink.blueLight}
                data-part={`seat-${row}-${seat}`}
              />
            )
          })}
        </g>
      ))}
    </Sheet>
  )
}
