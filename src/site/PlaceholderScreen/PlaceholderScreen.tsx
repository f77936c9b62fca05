import { useLocation } from 'react-router-dom'
import { PLACEHOLDERS } from '@/content/placeholders'
import { contactPath, plainPath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { Section } from '@/ui/Section/Section'
import { TextLink } from '@/ui/TextLink/TextLink'
import { PictureHead } from '../parts/PictureHead/PictureHead'
import styles from './PlaceholderScreen.module.css'

/** The six placeholder pages (spec section 2): one template, filled by the path at which it stands. */
export function PlaceholderScreen() {
  const { pathname } = useLocation()
  const page = PLACEHOLDERS.find(({ path }) => path === plainPath(pathname))
  if (!page) throw new Error(`No placeholder page for ${pathname}.`)
  const { title, lead, included, picture: Picture, caption } = page
  return (
    <>
      <PictureHead
        title={title}
        lead={lead}
        action={<ButtonLink href={contactPath()}>Get Started</ButtonLink>}
        picture={<Picture />}
        caption={caption}
      />
      <Section
        tone="tint"
        title="What is included"
        action={<TextLink href="/services">All our services</TextLink>}
      >
        <ol className={styles.list}>
          {included.map(({ name, text }) => (
            <li key={name} className={styles.item}>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
