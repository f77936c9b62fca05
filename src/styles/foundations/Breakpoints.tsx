import styles from './foundations.module.css'

/** Every style sheet of the product, as text. */
const sheets = import.meta.glob<string>('/src/**/*.css', { query: '?raw', import: 'default', eager: true })

const SETTINGS: Record<string, string> = {
  'pointer: coarse': 'A finger: targets grow to the touch size',
  'hover: none': 'No pointer to hover with: hints of dragging go',
  'prefers-color-scheme: dark': 'Before a theme is chosen',
  'prefers-reduced-motion: reduce': 'Nothing moves',
  'prefers-reduced-motion: no-preference': 'What moves only here',
  'forced-colors: active': "The system's colours: borders and marks carry the state",
}

/** The widest screen that the site is looked at on. */
const WIDEST = 1920
const NARROW = 768

/** What the style sheets ask for, and how many of them do; counted, not written down. */
function askedFor(at: 'media' | 'container') {
  const asked = new Map<string, number>()
  for (const text of Object.values(sheets))
    for (const query of new Set(
      [...text.matchAll(new RegExp(`@${at}[^({]*\\(([^)]+)\\)`, 'g'))].map(([, found = '']) => found),
    ))
      asked.set(query, (asked.get(query) ?? 0) + 1)
  return [...asked]
}

/** The last width of a query, in px: of "480px < width <= 768px" 768. */
function widthOf(query: string) {
  const [number, unit] = [...query.matchAll(/([\d.]+)(px|rem)/g)].at(-1)?.slice(1) ?? []
  return Number(number) * (unit === 'rem' ? 16 : 1)
}

const sheetsOf = (count: number) => `${count} style ${count === 1 ? 'sheet' : 'sheets'}`

/** Each width as a screen of that width. */
function Widths({ at }: { at: 'media' | 'container' }) {
  const widths = askedFor(at)
    .filter(([query]) => query.includes('width'))
    .sort(([a], [b]) => widthOf(a) - widthOf(b) || a.localeCompare(b))
  return (
    <div className={styles.rows}>
      {widths.map(([query, count]) => (
        <div key={query} className={styles.row}>
          <p className={styles.name}>
            {query}
            <span className={styles.value}>{sheetsOf(count)}</span>
          </p>
          <div
            className={styles.screen}
            data-narrow={query === `width <= ${NARROW}px` || undefined}
            style={{ inlineSize: `${(widthOf(query) / WIDEST) * 100}%` }}
          />
        </div>
      ))}
    </div>
  )
}

export const ScreenWidths = () => <Widths at="media" />
export const PanelWidths = () => <Widths at="container" />

/** What the person's device and system say. */
export function SystemSettings() {
  return (
    <div className={styles.rows}>
      {askedFor('media')
        .filter(([query]) => !query.includes('width'))
        .sort(([, a], [, b]) => b - a)
        .map(([query, count]) => (
          <div key={query} className={styles.row}>
            <p className={styles.name}>
              {query}
              <span className={styles.value}>{sheetsOf(count)}</span>
            </p>
            <p>{SETTINGS[query] ?? 'Where one component needs it'}</p>
          </div>
        ))}
    </div>
  )
}
