import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

const SIDE = 172

const STALLS = [
  { name: 'a', x: 0, y: 0, ground: ink.blue, shape: 'M86 24a62 62 0 0 1 0 124z', fill: ink.paper },
  { name: 'b', x: 1, y: 0, ground: ink.paper, shape: 'M24 148L86 30l62 118z', fill: ink.green },
  { name: 'c', x: 2, y: 0, ground: ink.black, shape: 'M30 30h50v50H30zM92 92h50v50H92z', fill: ink.orange },
  {
    name: 'd',
    x: 0,
    y: 1,
    ground: ink.green,
    shape: 'M24 86a62 62 0 1 1 124 0a62 62 0 1 1-124 0z',
    fill: ink.orangeGreen,
  },
  {
    name: 'e',
    x: 1,
    y: 1,
    ground: ink.orangeLight,
    shape: 'M30 30h112v28H30zM30 72h112v28H30zM30 114h112v28H30z',
    fill: ink.blue,
  },
  {
    name: 'f',
    x: 0,
    y: 2,
    ground: ink.paper,
    shape: 'M30 142V30h34l44 62V30h34v112h-34L64 80v62z',
    fill: ink.black,
  },
  {
    name: 'g',
    x: 1,
    y: 2,
    ground: ink.blueOrange,
    shape: 'M148 24v124A124 124 0 0 1 24 24z',
    fill: ink.blueLight,
  },
  {
    name: 'h',
    x: 2,
    y: 2,
    ground: ink.greenLight,
    shape: 'M24 24h62a62 62 0 0 1 0 124H24z',
    fill: ink.green,
  },
] as const

/** Stalls of a fair on a square, one pitch still free. */
export function Pitch({ title }: PictureProps) {
  return (
    <Sheet width={960} height={600} title={title} theme="light">
      <path d="M0 0h960v600H0z" fill={ink.orange} />
      <g transform="translate(392 34)">
        <path
          d={`M${SIDE * 2 + 40} ${SIDE + 32}h124v124h-124z`}
          fill="none"
          stroke={ink.paper}
          strokeWidth="5"
          strokeDasharray="14 11"
          data-part="free"
        />
        {STALLS.map(({ name, x, y, ground, shape, fill }) => (
          <g key={name} transform={`translate(${x * (SIDE + 8)} ${y * (SIDE + 8)})`}>
            <g data-part={`stall-${name}`}>
              <path d={`M0 0h${SIDE}v${SIDE}H0z`} fill={ground} />
              <path d={shape} fill={fill} />
            </g>
          </g>
        ))}
      </g>
      <Word x={40} y={148} size={136} fill={ink.black} tracking={-0.03}>
        Pitch
      </Word>
      <path d="M46 508h196M46 534h132" stroke={ink.black} strokeWidth="7" />
    </Sheet>
  )
}
