import { PRINCIPLES } from '@/content/about'
import { Section } from '@/ui/Section/Section'
import { PrincipleSign } from './PrincipleSign'
import styles from './Principles.module.css'

/** The four core principles (spec section 2, About). */
export function Principles() {
  return (
    <Section title="Four core principles" tone="tint">
      <ul className={styles.list}>
        {PRINCIPLES.map(({ id, name, text }) => (
          <li key={id} className={styles.item}>
            <div className={styles.sign}>
              <PrincipleSign id={id} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
