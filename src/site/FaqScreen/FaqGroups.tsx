import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { FAQ, type FaqEntry } from '@/content/faq'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './FaqGroups.module.css'

/** The questions by theme. Each opens by itself; the one that the address names is open at once. */
export function FaqGroups() {
  const { hash } = useLocation()
  const groups = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const entry of groups.current?.querySelectorAll('details') ?? [])
      if (`#${entry.id}` === hash) entry.open = true
  }, [hash])
  return (
    <div className={styles.groups} ref={groups}>
      {FAQ.map(({ id, title, entries }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <div>
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Entry({ id, question, answer, link }: FaqEntry) {
  return (
    <details id={id} className={styles.entry}>
      <summary className={styles.question}>
        {question}
        <Plus className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <p>{answer}</p>
        {link ? (
          <p>
            <TextLink href={link.href} tone="blue">
              {link.label}
            </TextLink>
          </p>
        ) : null}
      </div>
    </details>
  )
}
