import { SERVICES } from '@/content/services'
import { contactPath } from '@/lib/paths'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { InkBand } from '../parts/InkBand/InkBand'
import { ServiceCard } from './ServiceCard'
import styles from './ServicesScreen.module.css'
import { WhyUs } from './WhyUs'

/** Services (spec section 2): what the studio does, what one gets, and why here. */
export function ServicesScreen() {
  return (
    <>
      <div className={styles.page}>
        <PageHeader
          size="display"
          title="Our Services"
          lead="Six things that we do ourselves, from the first pencil line to the code that runs. Take one, or let one lead to the next."
        />
        <ul className={styles.grid} aria-label="Services">
          {SERVICES.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </div>
      <WhyUs />
      <InkBand
        ink="green"
        title="Not sure which one it is?"
        href={contactPath({ subject: 'General Inquiry' })}
        action="Tell us about it"
      >
        Write two sentences about what is in the way. We will say what we would do, and whether you need us
        for it.
      </InkBand>
    </>
  )
}
