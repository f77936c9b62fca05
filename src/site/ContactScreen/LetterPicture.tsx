import { Halftone } from '@/content/art/press/Halftone'
import { ink } from '@/content/art/press/ink'
import { Crops, Greek, Register } from '@/content/art/press/marks'
import { Overlap } from '@/content/art/press/Overlap'
import { Sheet } from '@/content/art/press/Picture'

const envelope = <path d="M40 190h360v230H40z" />
const letter = <path d="M92 40h232v280H92z" />

/** A letter on its way out of an envelope, stamped. */
export function LetterPicture() {
  return (
    <Sheet width={460} height={460}>
      <g fill={ink.orange}>{letter}</g>
      <Greek x={122} y={84} lines={[120, 168, 150, 172, 96]} step={22} weight={7} fill={ink.paper} />
      <g fill={ink.blue}>{envelope}</g>
      <Overlap name="letter" under={envelope}>
        <g fill={ink.blueOrange}>{letter}</g>
      </Overlap>
      <path d="M40 190l180 128 180-128" fill="none" stroke={ink.paper} strokeWidth="6" />
      <Overlap name="screen" under={envelope}>
        <Halftone x={40} y={330} width={360} height={96} gap={12} from={0.05} to={0.5} fill={ink.blueGreen} />
      </Overlap>
      <circle cx="372" cy="168" r="62" fill={ink.green} />
      <Overlap name="stamp" under={envelope}>
        <circle cx="372" cy="168" r="62" fill={ink.blueGreen} />
      </Overlap>
      <path d="M346 168l18 18 34-36" fill="none" stroke={ink.paper} strokeWidth="9" />
      <Crops x={28} y={28} width={404} height={404} arm={12} />
      <Register x={230} y={448} size={16} />
    </Sheet>
  )
}
