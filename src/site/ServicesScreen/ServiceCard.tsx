import { ArrowRight } from 'lucide-react'
import type { Service } from '@/content/services'
import { contactPath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import styles from './ServiceCard.module.css'

/** One service: its sign, what it is for, what one gets, and the way to it. */
export function ServiceCard({ service }: { service: Service }) {
  const { id, title, text, gets, sign: Sign } = service
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.sign}>
        <Sign />
      </div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <ul className={styles.gets} aria-label="What you get">
        {gets.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={styles.action}>
        <ButtonLink href={contactPath()} aria-describedby={id}>
          Get Started
          <ArrowRight aria-hidden="true" className={styles.arrow} />
        </ButtonLink>
      </div>
    </article>
  )
}
