import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { ColourBar, Crops, Register } from '../press/marks'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'
import styles from './hero.module.css'

const disc = <circle cx="276" cy="244" r="196" />
const bar = <path d="M432 96a62 62 0 0 1 124 0v556H432z" />
const arch = <path d="M60 652v-84a196 196 0 0 1 392 0v84z" />
const moon = <circle cx="118" cy="118" r="92" />

const moonDots = (fill: string) => (
  <Halftone x={16} y={16} width={210} height={204} gap={12} from={0.2} to={0.86} fill={fill} angle={-24} />
)

const screenDots = (fill: string) => (
  <Halftone x={490} y={432} width={132} height={220} gap={11} from={0.08} to={0.84} fill={fill} />
)

/** The studio's sheet: a disc, a bar and an arch, printed over each other, slide into register. */
export function Hero({ title }: PictureProps) {
  return (
    <Sheet width={640} height={720} title={title}>
      <g className={styles.plate} data-from="left" data-turn="1" fill={ink.blue}>
        {disc}
      </g>
      <g className={styles.plate} data-from="above" data-turn="2" fill={ink.green}>
        {bar}
      </g>
      <g className={styles.plate} data-from="below" data-turn="3" fill={ink.orange}>
        {arch}
      </g>
      <g className={styles.plate} data-turn="4">
        <Overlap name="hero-disc-bar" under={disc}>
          <g fill={ink.blueGreen}>{bar}</g>
        </Overlap>
        <Overlap name="hero-disc-arch" under={disc}>
          <g fill={ink.blueOrange}>{arch}</g>
        </Overlap>
        <Overlap name="hero-bar-arch" under={bar}>
          <g fill={ink.orangeGreen}>{arch}</g>
        </Overlap>
        {/* The arch's doorway is paper that stays blank. */}
        <path d="M158 652v-70a98 98 0 0 1 196 0v70z" fill={ink.paper} />
        <circle cx="256" cy="606" r="46" fill={ink.green} />
        <path d="M556 214a60 60 0 0 1 0 120z" fill={ink.black} />
      </g>
      <g className={styles.plate} data-from="right" data-turn="5">
        <Overlap name="hero-moon" under={moon}>
          {moonDots(ink.orange)}
          <Overlap name="hero-moon-disc" under={disc}>
            <g fill={ink.blue}>{disc}</g>
            {moonDots(ink.blueOrange)}
          </Overlap>
        </Overlap>
        {screenDots(ink.blue)}
        <Overlap name="hero-screen-bar" under={bar}>
          <g fill={ink.green}>
            <path d="M490 432h66v220h-66z" />
          </g>
          {screenDots(ink.blueGreen)}
        </Overlap>
      </g>
      <Crops x={24} y={24} width={592} height={652} arm={11} />
      <Register x={320} y={12} size={18} />
      <Register x={628} y={390} size={18} />
      <ColourBar x={60} y={690} size={15} />
    </Sheet>
  )
}
