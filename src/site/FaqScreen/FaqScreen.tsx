import { contactPath } from '@/lib/paths'
import { InkBand } from '../parts/InkBand/InkBand'
import { Intro } from '../parts/Intro/Intro'
import { FaqGroups } from './FaqGroups'
import { QuestionPicture } from './QuestionPicture'

/** FAQ, where the footer links (spec section 2). */
export function FaqScreen() {
  return (
    <>
      <Intro
        title="Questions people ask us"
        lead="Prices, rounds, files, deadlines and support. Short answers, by the two people who do the work."
        picture={<QuestionPicture />}
      />
      <FaqGroups />
      <InkBand
        title="Not among them?"
        href={contactPath({ subject: 'General Inquiry' })}
        action="Ask us"
        ink="green"
      >
        Write to us in your own words. We answer within 24 hours.
      </InkBand>
    </>
  )
}
