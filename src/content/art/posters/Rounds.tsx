import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

const FILLS = [ink.green, ink.blueLight, ink.orange]

const CARDS = Array.from({ length: 10 }, (_, at) => ({ at, fill: FILLS[at % 3] }))

/** A clinic's day: one drop, one ring of calls, the next patient comes up. */
export function Rounds({ title }: PictureProps) {
  return (
    <Sheet width={960} height={600} title={title} theme="light">
      <path d="M0 0h960v600H0z" fill={ink.tint} />
      <path d="M0 0h560v600H0z" fill={ink.green} />
      <g transform="translate(280 258)" fill="none" stroke={ink.paper}>
        <circle r="64" strokeWidth="20" data-part="ring-new" />
        <circle r="118" strokeWidth="16" data-part="ring-0" />
        <circle r="172" strokeWidth="10" data-part="ring-1" />
        <circle r="226" strokeWidth="6" data-part="ring-2" />
      </g>
      <g data-part="drop">
        <path d="M358 180v78a78 78 0 1 1-78-78z" fill={ink.orange} />
      </g>
      <g data-part="cards">
        {CARDS.map(({ at, fill }) => (
          <g key={at} transform={`translate(612 ${at * 134 - 92})`}>
            <path d="M0 0h296v116H0z" fill={ink.raised} />
            <path d="M0 0h24v116H0z" fill={fill} />
            <circle cx="72" cy="58" r="26" fill={fill} />
            <path d="M118 46h138" stroke={ink.black} strokeWidth="9" />
            <path d="M118 72h86" stroke={ink.line} strokeWidth="7" />
          </g>
        ))}
      </g>
      <Word x={40} y={562} size={104} fill={ink.paper} tracking={-0.03}>
        Rounds
      </Word>
    </Sheet>
  )
}
