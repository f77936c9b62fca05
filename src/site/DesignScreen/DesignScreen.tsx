import { DESIGN_HERO as Hero, STAGES } from '@/content/design'
import { contactPath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { InkBand } from '../parts/InkBand/InkBand'
import { PictureHead } from '../parts/PictureHead/PictureHead'
import styles from './DesignScreen.module.css'
import { Showcases } from './Showcases'

/** UI/UX design (spec section 2, the hero's link): how an interface comes about here, and where some can be seen. */
export function DesignScreen() {
  return (
    <>
      <PictureHead
        title="UI/UX design"
        lead="An interface is a promise about what happens next. We draw it so that people believe it, and so that a developer can keep it."
        action={<ButtonLink href={contactPath({ subject: 'Project Quote' })}>Start a design</ButtonLink>}
        picture={<Hero />}
        caption="Three ways to tune, before one was chosen. Longwave Radio."
      />
      <section className={styles.stages} aria-labelledby="stages">
        <h2 id="stages" className={styles.heading}>
          From paper to sign-off
        </h2>
        <ol className={styles.list}>
          {STAGES.map(({ title, text, result, picture: Picture, caption }) => (
            <li key={title} className={styles.stage}>
              <figure className={styles.figure}>
                <div className={styles.picture}>
                  <Picture />
                </div>
                <figcaption>{caption}</figcaption>
              </figure>
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
                <p className={styles.result}>
                  <span>On the table</span>
                  {result}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Showcases />
      <InkBand
        ink="green"
        title="Show us a screen that annoys you."
        href={contactPath({ subject: 'Project Quote' })}
        action="Send it to us"
      >
        Yours or anybody’s. We answer within 24 hours with what we would change first, and why.
      </InkBand>
    </>
  )
}
