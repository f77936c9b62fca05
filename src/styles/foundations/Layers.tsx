import styles from './foundations.module.css'
import { tokensOf, useMeasuring } from './readTokens'

/** What lies over what, drawn as sheets in their real z-index, so the picture is the order itself. */
export function Layers() {
  useMeasuring()
  return (
    <ol className={styles.layers}>
      {tokensOf('layers').map(({ name, written }) => (
        <li key={name} className={styles.layer} style={{ zIndex: `var(${name})` }}>
          <p className={styles.name} data-token={name}>
            {name}
            <span className={styles.value}>{written}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
