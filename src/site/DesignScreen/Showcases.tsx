import { ArrowRight } from 'lucide-react'
import { SHOWCASES } from '@/content/design'
import { categoryPath } from '@/lib/paths'
import { Section } from '@/ui/Section/Section'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './Showcases.module.css'

/** Finished interfaces: three categories of the client projects. */
export function Showcases() {
  return (
    <Section tone="tint" title="See it in our projects">
      <ul>
        {SHOWCASES.map(({ category, text, picture: Picture }) => (
          <li key={category} className={styles.item}>
            <div className={styles.picture}>
              <Picture />
            </div>
            <h3 className={styles.name}>
              <TextLink className={styles.link ?? ''} href={categoryPath(category)}>
                {category}
              </TextLink>
            </h3>
            <p className={styles.text}>{text}</p>
            <ArrowRight aria-hidden="true" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
