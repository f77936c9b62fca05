import { ink } from '@/content/art/press/ink'
import { ColourBar, Register } from '@/content/art/press/marks'
import { Overlap } from '@/content/art/press/Overlap'
import { Sheet } from '@/content/art/press/Picture'

const SIZE = 280
const STEP = 224
const TOP = 20

/** From a raw block to a disc: each shape a little further on, and where two lie on each other a third tone. */
const SHAPES = [
  { radius: 0, fill: ink.blue, over: ink.blue },
  { radius: 28, fill: ink.orange, over: ink.blueOrange },
  { radius: 64, fill: ink.green, over: ink.orangeGreen },
  { radius: 104, fill: ink.blue, over: ink.blueGreen },
  { radius: 140, fill: ink.orange, over: ink.blueOrange },
] as const

const shape = (index: number) => (
  <rect x={index * STEP} y={TOP} width={SIZE} height={SIZE} rx={SHAPES[index]?.radius} />
)

/** A block is shaped into a disc in five steps. */
export function ShapingPicture() {
  return (
    <Sheet width={1176} height={356}>
      {SHAPES.map(({ radius, fill }, index) => (
        <g key={radius} fill={fill}>
          {shape(index)}
        </g>
      ))}
      {SHAPES.slice(1).map(({ radius, over }, index) => (
        <Overlap key={radius} name={`shaping-${index}`} under={shape(index)}>
          <g fill={over}>{shape(index + 1)}</g>
        </Overlap>
      ))}
      <circle cx="1036" cy="160" r="38" fill={ink.paper} />
      <path d="M0 330h900" stroke={ink.line} strokeWidth="1" />
      <path d="M140 323v14M364 323v14M588 323v14M812 323v14" stroke={ink.line} strokeWidth="1" />
      <Register x={1036} y={330} size={22} />
      <ColourBar x={1104} y={321} size={18} />
    </Sheet>
  )
}
