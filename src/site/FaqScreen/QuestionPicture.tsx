import { Halftone } from '@/content/art/press/Halftone'
import { ink } from '@/content/art/press/ink'
import { Crops } from '@/content/art/press/marks'
import { Overlap } from '@/content/art/press/Overlap'
import { Sheet } from '@/content/art/press/Picture'

const bow = (
  <path d="M70 190a130 130 0 1 1 260 0c0 96-84 106-84 170h-92c0-108 84-118 84-170a38 38 0 1 0-76 0z" />
)
const dot = <circle cx="200" cy="404" r="66" />

/** A question mark whose dot has run into its stem. */
export function QuestionPicture() {
  return (
    <Sheet width={400} height={500}>
      <Halftone x={232} y={40} width={150} height={190} gap={12} from={0.05} to={0.72} fill={ink.green} />
      <g fill={ink.blue}>{bow}</g>
      <g fill={ink.orange}>{dot}</g>
      <Overlap name="question" under={bow}>
        <g fill={ink.blueOrange}>{dot}</g>
      </Overlap>
      <Crops x={24} y={24} width={352} height={452} arm={12} />
    </Sheet>
  )
}
