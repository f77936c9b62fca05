import { OFFERINGS } from '@/content/home'
import { Band } from './Band'
import styles from './Offerings.module.css'
import { SIGN_STILLS } from './stills'

/** Our Offerings (spec section 2): six, each with its sign and one sentence. */
export function Offerings() {
  return (
    <Band
      title="Our Offerings"
      lead="Two people, six trades. Whoever draws a thing also sees it built."
      layout="split"
    >
      <ul className={styles.list}>
        {OFFERINGS.map(({ title, text }, at) => {
          const Sign = SIGN_STILLS[at]
          return (
            <li key={title} className={styles.offering}>
              {Sign ? <Sign className={styles.sign} /> : null}
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          )
        })}
      </ul>
    </Band>
  )
}
