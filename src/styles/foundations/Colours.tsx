import { useId, useRef } from 'react'
import { contrast, parseColour, type Rgb } from './contrast'
import styles from './foundations.module.css'
import { type Token, tokensOf, useMeasuring } from './readTokens'

const PAPERS = ['--paper', '--paper-raised', '--paper-tint']

/** What a colour is for, by the beginning of its name; the first that fits. */
const FAMILIES: [title: string, names: RegExp, on: string[]][] = [
  ['Papers', /^--paper/, ['--ink', '--ink-muted']],
  ['Three inks, for shapes', /^--ink-(blue|green|orange)$/, PAPERS],
  ['Text', /^--(ink|text-)/, PAPERS],
  ['Quiet fills', /^--fill-/, ['--ink', '--ink-muted']],
  ['Solid controls', /^--(solid|danger)/, PAPERS],
  ['Text on solid', /^--on-/, ['--solid', '--solid-hover', '--danger']],
  ['Lines, rings, the rest', /^/, PAPERS],
]

const familyOf = (name: string) => FAMILIES.find(([, names]) => names.test(name))?.[0]

const hex = ({ r, g, b, a }: Rgb) =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}${a < 1 ? ` at ${Math.round(a * 100)}%` : ''}`

/** The concept in one figure: flat inks that overlap in a chosen tone, dark on light paper and light on dark. */
function Overprint() {
  const [left, right] = [useId(), useId()]
  return (
    <svg className={styles.overprint} viewBox="0 0 300 96" aria-hidden="true">
      <clipPath id={left}>
        <path d="M0 0h96v96H0z" />
      </clipPath>
      <clipPath id={right}>
        <path d="M128 96V0l108 96z" />
      </clipPath>
      <path d="M0 0h96v96H0z" fill="var(--ink-blue)" />
      <path d="M128 96V0l108 96z" fill="var(--ink-green)" />
      <circle cx="112" cy="48" r="48" fill="var(--ink-orange)" />
      <circle cx="112" cy="48" r="48" fill="var(--over-blue)" clipPath={`url(#${left})`} />
      <circle cx="112" cy="48" r="48" fill="var(--over-green)" clipPath={`url(#${right})`} />
      <path d="M262 48h32M278 32v32M270 48a8 8 0 1 0 16 0a8 8 0 1 0-16 0" fill="none" stroke="var(--ink)" />
    </svg>
  )
}

function Swatch({ token, on, read }: { token: Token; on: string[]; read: (name: string) => Rgb | null }) {
  const colour = read(token.name)
  return (
    <li className={styles.swatch}>
      {/^--(ink|ink-muted|text-.*|on-.*)$/.test(token.name) ? (
        <span className={styles.letters} style={{ color: `var(${token.name})`, background: `var(${on[0]})` }}>
          Aa
        </span>
      ) : (
        <span className={styles.chip} style={{ background: `var(${token.name})` }} />
      )}
      <p className={styles.name} data-token={token.name}>
        {token.name}
        <span className={styles.value}>{colour ? hex(colour) : ''}</span>
      </p>
      <dl className={styles.ratios}>
        {on.map((other) => {
          const beside = read(other)
          // Whichever of the two is opaque lies below.
          const ratio =
            colour && beside ? contrast(colour.a < 1 ? colour : beside, colour.a < 1 ? beside : colour) : 0
          return (
            <div key={other}>
              <dt>{other.slice(2).replace('paper-', '')}</dt>
              <dd data-level={ratio >= 4.5 ? 'text' : ratio >= 3 ? 'shape' : 'ornament'}>
                {ratio.toFixed(1)}
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

function Theme({ theme }: { theme: 'light' | 'dark' }) {
  const probe = useRef<HTMLSpanElement>(null)
  useMeasuring()
  const read = (name: string) => {
    if (!probe.current) return null
    probe.current.style.color = `var(${name})`
    return parseColour(getComputedStyle(probe.current).color)
  }
  const tokens = tokensOf('colours')
  return (
    <section className={styles.theme} data-theme={theme} aria-label={`${theme} theme`}>
      <span ref={probe} hidden />
      <p className={styles.themeName}>{theme === 'light' ? 'Light' : 'Dark'}</p>
      <Overprint />
      {FAMILIES.map(([title, , on]) => (
        <div key={title}>
          <p className={styles.family}>{title}</p>
          <ul className={styles.swatches}>
            {tokens
              .filter(({ name }) => familyOf(name) === title)
              .map((token) => (
                <Swatch key={token.name} token={token} on={on} read={read} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Every colour in both themes, with the contrast that the browser's own values have. */
export function Colours() {
  return (
    <div className={styles.themes}>
      <Theme theme="light" />
      <Theme theme="dark" />
    </div>
  )
}
