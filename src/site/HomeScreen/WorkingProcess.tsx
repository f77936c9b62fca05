import { PROCESS } from '@/content/home'
import { Band } from './Band'
import { ProcessStill } from './stills'
import styles from './WorkingProcess.module.css'

/** Our Working Process (spec section 2): four steps, and the same sheet after each of them. */
export function WorkingProcess() {
  return (
    <Band
      title="Our Working Process"
      tone="ink"
      lead="The same sheet after each step. Nothing goes on before you have signed it off."
    >
      <ol className={styles.steps}>
        {PROCESS.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <ProcessStill className={styles.sheet} stage={(at + 1) as 1 | 2 | 3 | 4} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
