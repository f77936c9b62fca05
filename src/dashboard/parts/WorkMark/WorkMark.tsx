import styles from './WorkMark.module.css'

const LEFT = [
  <circle key="circle" cx="17" cy="22" r="10" />,
  <rect key="square" x="8" y="13" width="18" height="18" />,
  <path key="wedge" d="M8 33V11l20 22z" />,
  <path key="quarter" d="M8 32a20 20 0 0 1 20-20v20z" />,
]
const RIGHT = [
  <circle key="circle" cx="28" cy="22" r="9" />,
  <rect key="square" x="21" y="18" width="15" height="15" />,
  <rect key="pill" x="22" y="10" width="11" height="24" rx="5.5" />,
  <path key="leaf" d="M20 32c0-9 6-16 16-18 0 11-5 18-16 18z" />,
]
const INKS = [
  ['blue', 'orange'],
  ['green', 'blue'],
  ['orange', 'green'],
  ['blue', 'green'],
  ['orange', 'blue'],
] as const

/** A whole number made of an id, always the same one. */
function numberOf(id: string): number {
  let sum = 7
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}

/** Two overprinted shapes that belong to one work, so that an eye finds it again. Decoration. */
export function WorkMark({ id }: { id: string }) {
  const number = numberOf(id)
  const [left, right] = INKS[number % INKS.length] ?? INKS[0]
  return (
    <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true">
      <g className={styles.shape} data-ink={left}>
        {LEFT[Math.floor(number / 5) % LEFT.length]}
      </g>
      <g className={styles.shape} data-ink={right}>
        {RIGHT[Math.floor(number / 20) % RIGHT.length]}
      </g>
    </svg>
  )
}
