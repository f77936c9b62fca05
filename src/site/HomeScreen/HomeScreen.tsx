import { LETTER } from '@/content/home'
import { TESTIMONIALS, type Testimonial } from '@/content/testimonials'
import { TextLink } from '@/ui/TextLink/TextLink'
import { NewsletterBox } from '../parts/NewsletterBox/NewsletterBox'
import { Testimonials } from '../parts/Testimonials/Testimonials'
import { Band } from './Band'
import { ClientProjects, type ProjectTab } from './ClientProjects'
import { FillerStrip } from './FillerStrip'
import { HomeHero } from './HomeHero'
import { Offerings } from './Offerings'
import { WorkingProcess } from './WorkingProcess'

export interface HomeScreenProps {
  /** The tab of Client Projects that is open at first. */
  initialTab?: ProjectTab
  /** As of Testimonials; stories show what is wrong or missing. */
  testimonials?: readonly Testimonial[] | null
}

/** Home (spec section 2): what the studio does, proof, how it works, and the next step. */
export function HomeScreen({ initialTab = 'All', testimonials = TESTIMONIALS }: HomeScreenProps) {
  return (
    <>
      <HomeHero />
      <FillerStrip />
      <Offerings />
      <ClientProjects initialTab={initialTab} />
      <Band
        title="Client Testimonials"
        tone="tint"
        action={<TextLink href="/testimonials">Read what clients say</TextLink>}
      >
        <Testimonials testimonials={testimonials} />
      </Band>
      <WorkingProcess />
      <Band title={LETTER.title} lead={LETTER.text} layout="split">
        <NewsletterBox name={LETTER.title} label="Your email" />
      </Band>
    </>
  )
}
