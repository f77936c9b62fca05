import { Word } from '@/content/art/lettering/Word'
import { Halftone } from '@/content/art/press/Halftone'
import { ink } from '@/content/art/press/ink'
import { ColourBar, Crops, Greek } from '@/content/art/press/marks'
import { Overlap } from '@/content/art/press/Overlap'
import { Sheet } from '@/content/art/press/Picture'

const page = <path d="M60 40h300v410H60z" />
const disc = <circle cx="330" cy="360" r="110" />

/** A printed letter of one page, with a disc that runs off its edge. */
export function NewsletterPicture() {
  return (
    <Sheet width={480} height={500}>
      <g fill={ink.blue}>{page}</g>
      <g fill={ink.orange}>{disc}</g>
      <Overlap name="letter" under={page}>
        <g fill={ink.blueOrange}>{disc}</g>
      </Overlap>
      <Word x={86} y={120} size={64} fill={ink.paper}>
        One
      </Word>
      <Word x={86} y={178} size={64} fill={ink.paper}>
        letter
      </Word>
      <Greek x={88} y={218} lines={[236, 220, 240, 150]} step={20} weight={6} fill={ink.paper} />
      <Overlap name="column" under={page}>
        <Halftone x={60} y={330} width={180} height={126} gap={12} from={0.1} to={0.75} fill={ink.paper} />
      </Overlap>
      <circle cx="330" cy="360" r="34" fill={ink.paper} />
      <Crops x={40} y={22} width={400} height={450} arm={12} />
      <ColourBar x={60} y={478} size={14} />
    </Sheet>
  )
}
