import { type CSSProperties, useRef } from 'react'
import styles from './foundations.module.css'
import { type TokenGroup, tokensOf, useMeasuring } from './readTokens'

export interface SpecimensProps {
  group: TokenGroup
  /** The property that the token is for; its computed value is what stands beside the name. */
  property: keyof CSSProperties & string
  /** Words that show what a property of type does. */
  sample?: string
  shape: 'text' | 'bar' | 'box' | 'line'
  /** Turns the computed value into what is written beside the name. */
  say?: (computed: string) => string
}

const kebab = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** 18px → "18 px, 1.125 rem". */
const length = (computed: string) => {
  const px = Number.parseFloat(computed)
  return /px$/.test(computed) ? `${+px.toFixed(1)} px · ${+(px / 16).toFixed(3)} rem` : computed
}

/** clamp(1rem, …, 2.5rem) → "fluid, 1rem to 2.5rem". */
const fluid = (written: string) => {
  const ends = /^clamp\(([^,]+),.*,\s*([^,]+)\)$/.exec(written)
  return ends ? `fluid, ${ends[1]} to ${ends[2]}` : ''
}

function Specimen({
  name,
  written,
  property,
  sample,
  shape,
  say = length,
}: SpecimensProps & { name: string; written: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useMeasuring()
  const computed = ref.current ? getComputedStyle(ref.current).getPropertyValue(kebab(property)) : ''
  return (
    <div className={styles.row} data-shape={shape}>
      <p className={styles.name} data-token={name}>
        {name}
        <span className={styles.value}>{say(computed)}</span>
        <span className={styles.value}>{fluid(written)}</span>
      </p>
      <div ref={ref} className={styles.specimen} data-shape={shape} style={{ [property]: `var(${name})` }}>
        {sample}
      </div>
    </div>
  )
}

/** One line a token: its name, what the browser makes of it now, and how it looks. */
export function Specimens(props: SpecimensProps) {
  useMeasuring()
  return (
    <div className={styles.rows}>
      {tokensOf(props.group).map((token) => (
        <Specimen key={token.name} {...props} {...token} />
      ))}
    </div>
  )
}
