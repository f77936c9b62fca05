import { useOf } from '@storybook/addon-docs/blocks'
import styles from './docs.module.css'

/** A key, or several that do the same, and what it does. */
type KeyboardRow = readonly [keys: string, does: string]

/** The keyboard map of a component, from `parameters.keyboard` of its stories; nothing for what only is seen. */
export function KeyboardTable() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const rows = preparedMeta.parameters.keyboard as readonly KeyboardRow[] | undefined
  if (!rows) return null
  return (
    <section className={`sb-unstyled ${styles.keyboard}`}>
      <h2 className={styles.heading}>Keyboard</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={keys + does}>
              <th scope="row">
                {keys.split(/( \/ | \+ |, )/).map((part, index) =>
                  // The odd parts are what stands between the keys.
                  index % 2 ? part : <kbd key={part + String(index)}>{part}</kbd>,
                )}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
