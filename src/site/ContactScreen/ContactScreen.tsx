import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/runtime/hooks'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { Tabs } from '@/ui/Tabs/Tabs'
import { ContactForm } from './ContactForm'
import styles from './ContactScreen.module.css'
import { LetterPicture } from './LetterPicture'
import { Locations } from './Locations'
import { prefillOf } from './letter'
import { type ContactStart, useContactForm } from './useContactForm'

const NOTHING_ASKED = new URLSearchParams()

/** Contact (spec section 2): a form and three cards, as two tabs that the address knows. `initial` is for stories. */
export function ContactScreen({ initial }: { initial?: ContactStart }) {
  const [params, setParams] = useSearchParams()
  const asked = useHydrated() ? params : NOTHING_ASKED
  const tab = asked.get('tab') === 'locations' ? 'locations' : 'form'
  const contact = useContactForm({ link: prefillOf(params), shown: tab === 'form', start: initial })

  const showTab = (next: string) =>
    setParams(
      (before) => {
        if (next === 'locations') before.set('tab', next)
        else before.delete('tab')
        return before
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <div className={styles.screen}>
      <div className={styles.words}>
        <PageHeader
          size="display"
          title="Contact"
          lead="Tell us what you need and by when. A person reads every message and answers within 24 hours."
        />
        <div className={styles.picture}>
          <LetterPicture />
        </div>
      </div>
      <Tabs
        className={styles.tabs ?? ''}
        aria-label="Ways to reach us"
        value={tab}
        onValueChange={showTab}
        tabs={[
          { value: 'form', label: 'Send Message', panel: <ContactForm {...contact} /> },
          { value: 'locations', label: 'Our Locations', panel: <Locations /> },
        ]}
      />
    </div>
  )
}
