import { Logo } from '@/content/art/logos/Logo'
import { LOGOS } from '@/content/art/logos/logos'
import { REASONS } from '@/content/services'
import { Section } from '@/ui/Section/Section'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './WhyUs.module.css'

/** Clients whose marks stand as proof; the whole wall is a page of its own. */
const SHOWN = 6

/** Why Choose Us (spec section 2): two items, and whom the studio has worked for. */
export function WhyUs() {
  return (
    <Section tone="tint" title="Why Choose Us">
      <div className={styles.reasons}>
        {REASONS.map(({ title, text, points }) => (
          <div key={title} className={styles.reason}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.proof}>
        <ul className={styles.logos} aria-label="Some of our clients">
          {LOGOS.slice(0, SHOWN).map(({ id, client, src }) => (
            <li key={id} className={styles.logo}>
              <Logo mark={src} />
              <span>{client}</span>
            </li>
          ))}
        </ul>
        <p>
          <TextLink href="/work">See what we have built</TextLink>
          {' or '}
          <TextLink href="/logodesign">all eleven marks</TextLink>
          {'.'}
        </p>
      </div>
    </Section>
  )
}
