import { LOGOS } from '@/content/art/logos/logos'
import { contactPath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { Intro } from '../parts/Intro/Intro'
import { useShown } from '../parts/useShown'
import { BlankSheet } from './BlankSheet'
import styles from './LogosScreen.module.css'
import { LogoTile } from './LogoTile'
import { LogoViewer } from './LogoViewer'

/** The logo gallery (spec section 2): eleven cards, each opens large, at an address of its own (`?logo=`). */
export function LogosScreen() {
  const large = useShown('logo')
  const index = LOGOS.findIndex(({ id }) => id === large.id)
  return (
    <>
      <Intro
        title="Our Past Logo Designs"
        lead="Eleven marks for eleven clients, each with one idea in it. Three inks at most; the four on a full ground show that one is enough."
      />
      <div className={styles.grid}>
        <ul className={styles.list} aria-label="Logos">
          {LOGOS.map((logo) => (
            <LogoTile key={logo.id} logo={logo} onOpen={() => large.show(logo.id)} />
          ))}
        </ul>
        <section className={styles.next} aria-labelledby="next-logo">
          <div className={styles.blank}>
            <BlankSheet />
          </div>
          <h2 id="next-logo" className={styles.title}>
            The twelfth could be yours
          </h2>
          <p className={styles.text}>Tell us what you do and who should notice.</p>
          <ButtonLink href={contactPath({ subject: 'Project Quote' })}>Get Started</ButtonLink>
        </section>
      </div>
      <LogoViewer
        shown={index < 0 ? null : index}
        onShow={(next) => {
          const logo = next === null ? undefined : LOGOS[next]
          if (logo) large.show(logo.id)
          else large.hide()
        }}
      />
    </>
  )
}
