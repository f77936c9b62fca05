import styles from './foundations.module.css'

/** Every style sheet of the product, as text. */
const sheets = import.meta.glob<string>('/src/**/*.css', { query: '?raw', import: 'default', eager: true })

const WHAT: Record<string, string> = {
  'width <= 768px': 'Narrow: a phone, or a tablet held upright',
  'pointer: coarse': 'A finger: targets grow to the touch size',
  'prefers-reduced-motion: reduce': 'Nothing moves',
  'forced-colors: active': "The system's colours: borders and marks carry the state",
}

/** The queries that the style sheets ask, and how many of them do; counted, not written down. */
export function Breakpoints() {
  const asked = new Map<string, number>()
  for (const text of Object.values(sheets))
    for (const query of new Set(
      [...text.matchAll(/@(?:media|container[^(]*)\s*\(([^)]+)\)/g)].map(([, found = '']) => found),
    ))
      asked.set(query, (asked.get(query) ?? 0) + 1)
  return (
    <div className={styles.rows}>
      {[...asked]
        .sort(([, a], [, b]) => b - a)
        .map(([query, count]) => (
          <div key={query} className={styles.row}>
            <p className={styles.name}>
              {query}
              <span className={styles.value}>
                {count} {count === 1 ? 'style sheet' : 'style sheets'}
              </span>
            </p>
            <p>{WHAT[query] ?? 'Where one component needs it'}</p>
          </div>
        ))}
    </div>
  )
}
