import { HERO } from '@/content/home'
import { STUDIO } from '@/content/studio'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './HomeHero.module.css'
import { HeroStill } from './stills'

/** The studio's face: three sentences printed over the sheet, and five ways on (spec section 2). */
export function HomeHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.title} tabIndex={-1}>
          {HERO.title.map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <HeroStill className={styles.sheet} />
        <div className={styles.words}>
          <p className={styles.lead}>{STUDIO.line}</p>
          <ButtonLink href={HERO.start.href} className={styles.start}>
            {HERO.start.label}
          </ButtonLink>
          <ul className={styles.links}>
            {HERO.links.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href} className={styles.link}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
