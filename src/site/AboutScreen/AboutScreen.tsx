import { STUDIO } from '@/content/studio'
import { contactPath } from '@/lib/paths'
import { InkBand } from '../parts/InkBand/InkBand'
import { Intro } from '../parts/Intro/Intro'
import { Principles } from './Principles'
import { ShapingPicture } from './ShapingPicture'
import { Team } from './Team'

/** About (spec section 2). */
export function AboutScreen() {
  return (
    <>
      <Intro
        title="Shaping the Digital Future"
        lead={`${STUDIO.name} is two people in ${STUDIO.address.locality}. One draws, one builds, and both answer your mail. We take a block of an idea and work it, round by round, until it runs.`}
        layout="strip"
        picture={<ShapingPicture />}
      />
      <Principles />
      <Team />
      <InkBand title="Bring us your block of an idea" href={contactPath()} action="Get Started">
        Three sentences are enough to begin with. We answer within 24 hours.
      </InkBand>
    </>
  )
}
