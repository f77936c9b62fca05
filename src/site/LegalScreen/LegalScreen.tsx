import { useLocation } from 'react-router-dom'
import { LEGAL } from '@/content/legal'
import { STUDIO } from '@/content/studio'
import { plainPath } from '@/lib/paths'
import { Message } from '@/ui/Message/Message'
import { TextLink } from '@/ui/TextLink/TextLink'
import { Intro } from '../parts/Intro/Intro'
import { BlankLines } from './BlankLines'
import styles from './LegalScreen.module.css'

/** Privacy policy and terms (spec section 2): an outline, marked as one. The text is the studio's to supply. */
export function LegalScreen() {
  const { pathname } = useLocation()
  const { title, lead, sections } = LEGAL[plainPath(pathname) === '/privacy-policy' ? 'privacy' : 'terms']
  return (
    <>
      <Intro title={title} lead={lead} />
      <div className={styles.sheet}>
        <Message title="This page is an outline.">
          The studio supplies the text before the site goes live. Until then, ask us:{' '}
          <TextLink href={`mailto:${STUDIO.email}`}>{STUDIO.email}</TextLink>.
        </Message>
        <ol className={styles.sections}>
          {sections.map((section, index) => (
            <li key={section.title} className={styles.section} data-fold={index > 1 || undefined}>
              <h2 className={styles.title}>{section.title}</h2>
              <div className={styles.body}>
                <p className={styles.covers}>Will cover: {section.covers}</p>
                <BlankLines turn={index} />
                <p className={styles.mark}>To be supplied by the studio</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
