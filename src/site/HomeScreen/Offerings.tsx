import { OFFERINGS } from '@/content/home'
import { Band } from './Band'
import styles from './Offerings.module.css'

/** Our Offerings (spec section 2): six, each with its sign and one sentence. */
export function Offerings() {
  return (
    <Band
      title="Our Offerings"
      lead="Two people, six trades. Whoever draws a thing also sees it built."
      layout="split"
    >
      <ul className={styles.list}>
        {OFFERINGS.map(({ title, text, sign: Sign }) => (
          <li key={title} className={styles.offering}>
            <div className={styles.sign}>
              <Sign />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
