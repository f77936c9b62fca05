import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

const FRAMES = [
  { x: 30, y: 40, width: 96, height: 132 },
  { x: 192, y: 24, width: 96, height: 132 },
  { x: 192, y: 204, width: 96, height: 132 },
  { x: 354, y: 112, width: 96, height: 132 },
] as const

/** Blocks of the fair's plan, seen closer from frame to frame. */
const PLANS = [
  'M42 66h20v20H42zM70 66h20v20H70zM98 66h16v20H98zM42 94h20v20H42zM98 94h16v20H98zM42 122h20v20H42zM70 122h44v20H70z',
  'M204 50h34v42h-34zM246 50h30v42h-30zM204 100h34v40h-34z',
  'M204 230h72v10h-72zM204 250h52v6h-52zM204 264h60v6h-60zM204 308h72v14h-72z',
  'M366 214h72v16h-72z',
] as const

const GRID = Array.from({ length: 12 }, (_, row) => 15 + row * 30)

/** A wireflow in line: find a stall on the plan, look closer, or ask for it, and it is yours. */
export function NorthsideStallMap({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.tint} />
      <g stroke={ink.line} strokeWidth="2" strokeLinecap="round" strokeDasharray="0 30">
        {GRID.map((y) => (
          <path key={y} d={`M15 ${y}H480`} />
        ))}
      </g>
      <g fill={ink.paper} stroke={ink.black} strokeWidth="3">
        {FRAMES.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="5" />
        ))}
      </g>
      <path d={PLANS[0]} fill="none" stroke={ink.black} strokeWidth="2.5" />
      <path d="M70 94h20v20H70z" fill={ink.orange} />
      <path d={PLANS[1]} fill="none" stroke={ink.black} strokeWidth="2.5" />
      <path d="M246 100h30v40h-30z" fill={ink.orange} />
      <path d={PLANS[2]} fill="none" stroke={ink.black} strokeWidth="2.5" />
      <path d={PLANS[3]} fill={ink.black} />
      <circle cx="402" cy="166" r="30" fill={ink.green} />
      <path d="M388 166l10 11 19-22" fill="none" stroke={ink.paper} strokeWidth="6" />
      <g fill="none" stroke={ink.orange} strokeWidth="4">
        <path d="M80 104c60 0 50-30 112-30" />
        <path d="M80 104v130q0 36 36 36h76" />
        <path d="M261 120h57q20 0 20 24v10q0 18 16 18" />
        <path d="M240 315h62q36 0 36-40v-62q0-18 16-18" />
      </g>
      <g fill={ink.orange}>
        <path d="M184 66l14 8-14 8zM184 262l14 8-14 8zM346 164l14 8-14 8zM346 187l14 8-14 8z" />
        <circle cx="80" cy="104" r="6.5" />
        <circle cx="261" cy="120" r="6.5" />
        <circle cx="240" cy="315" r="6.5" />
      </g>
    </Sheet>
  )
}
