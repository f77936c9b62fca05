import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { ColourBar, Crops, Register } from '../press/marks'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const left = <path d="M84 40h76l108 210h-56z" />
const right = <path d="M396 40h-76L212 250h56z" />
const band = <path d="M92 286h296v112H92z" />
const stamp = <circle cx="336" cy="418" r="82" />

/** Somebody new: a name badge on its ribbon, signed and stamped. */
export function PersonPlates({ title }: PictureProps) {
  return (
    <Sheet width={480} height={640} title={title}>
      <Halftone x={40} y={420} width={130} height={130} gap={11} from={0.12} to={0.8} fill={ink.blue} />
      <g fill={ink.blue}>{left}</g>
      <g fill={ink.orange}>{right}</g>
      <Overlap name="person-ribbon" under={left}>
        <g fill={ink.blueOrange}>{right}</g>
      </Overlap>
      <path d="M92 286h296v270H92z" fill={ink.paper} />
      <g fill={ink.green}>{band}</g>
      <g fill={ink.orange}>{stamp}</g>
      <Overlap name="person-stamp" under={band}>
        <g fill={ink.orangeGreen}>{stamp}</g>
      </Overlap>
      <path d="M306 420l22 24 42-50" fill="none" stroke={ink.paper} strokeWidth="14" />
      <path d="M92 286h296v270H92z" fill="none" stroke={ink.black} strokeWidth="10" />
      <path d="M208 236h64v58h-64z" fill={ink.black} />
      <path d="M124 326h116M124 356h72" fill="none" stroke={ink.paper} strokeWidth="12" />
      {/* The name, in one go of the pen. */}
      <path
        d="M128 494c8-48 34-70 40-46 6 26-30 62-22 64 12 2 22-40 34-38 10 2-8 32 4 32 12 0 16-32 28-32 10 0-6 32 8 32 14 0 20-20 44-12 20 6 40 4 80-6"
        fill="none"
        stroke={ink.black}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <Crops x={24} y={24} width={432} height={592} arm={11} />
      <Register x={430} y={230} size={18} />
      <ColourBar x={72} y={592} size={13} />
    </Sheet>
  )
}
