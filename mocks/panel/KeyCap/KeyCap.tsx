import styles from './KeyCap.module.css'
import { keyAsPressed } from './panelKey'

/** The key that opens and closes the panel, for the eyes; a screen reader has it from `aria-keyshortcuts`. */
export function KeyCap() {
  return (
    <span className={styles.key} aria-hidden="true">
      {keyAsPressed(navigator.platform)}
    </span>
  )
}
