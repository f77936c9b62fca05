import { AddOnSign } from '@/content/art/signs/AddOnSign'
import { FEATURES } from '@/content/features'
import { contactPath } from '@/lib/paths'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { InkBand } from '../parts/InkBand/InkBand'
import styles from './FeaturesScreen.module.css'

/** Add-On Features (spec section 2): what can be added to a site or app later, what it takes and how long. */
export function FeaturesScreen() {
  return (
    <>
      <div className={styles.page}>
        <PageHeader
          size="display"
          title="Add-On Features"
          lead="Open with what you need on the first day. The rest is printed over it later, one ink at a time, without starting again."
        />
        <ul className={styles.list} aria-label="Add-on features">
          {FEATURES.map(({ kind, name, text, needs, takes }) => (
            <li key={kind} className={styles.row}>
              <div className={styles.sign}>
                <AddOnSign kind={kind} />
              </div>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.text}>{text}</p>
              <dl className={styles.facts}>
                <div>
                  <dt>Needs</dt>
                  <dd>{needs}</dd>
                </div>
                <div>
                  <dt>Takes</dt>
                  <dd>{takes}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
      <InkBand
        title="Something to add to yours?"
        href={contactPath({ subject: 'Project Quote' })}
        action="Ask for a price"
      >
        It need not be a site of ours. Send its address and say what is missing; we look at it and answer
        within 24 hours.
      </InkBand>
    </>
  )
}
