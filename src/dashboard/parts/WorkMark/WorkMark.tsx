import { hashOf } from '@/lib/hash'
import styles from './WorkMark.module.css'

const LEFT = [
  <circle key="circle" cx="16.5" cy="22" r="11" />,
  <rect key="square" x="6" y="12" width="20" height="20" />,
  <path key="wedge" d="M6 34V10l23 24z" />,
  <path key="quarter" d="M5 33a22 22 0 0 1 22-22v22z" />,
]
const RIGHT = [
  <circle key="circle" cx="29" cy="22" r="9.5" />,
  <rect key="square" x="22" y="18" width="16" height="16" />,
  <rect key="pill" x="23" y="8" width="12" height="28" rx="6" />,
  <path key="leaf" d="M20 34c0-11 7-19 18-21 0 13-5 21-18 21z" />,
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
  const hash = hashOf(id)
  // Ids that follow each other differ in their last bits only: the high ones are mixed in.
  return Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 8
}

/** Two overprinted shapes that belong to one work, so that an eye finds it again. Decoration. */
export function WorkMark({ id }: { id: string }) {
  const number = numberOf(id)
  const [left, right] = INKS[number % INKS.length] ?? INKS[0]
  return (
    <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true">
      <g transform={`rotate(${(Math.floor(number / 80) % 4) * 90} 22 22)`}>
        <g className={styles.shape} data-ink={left}>
          {LEFT[Math.floor(number / 5) % LEFT.length]}
        </g>
        <g className={styles.shape} data-ink={right}>
          {RIGHT[Math.floor(number / 20) % RIGHT.length]}
        </g>
      </g>
    </svg>
  )
}
