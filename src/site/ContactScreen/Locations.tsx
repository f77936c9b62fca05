import type { ReactNode } from 'react'
import { DIRECT, OFFICE, SOCIAL } from '@/content/contact'
import { STUDIO } from '@/content/studio'
import { phoneHref } from '@/lib/paths'
import { TextLink } from '@/ui/TextLink/TextLink'
import { MapPicture, ProfilesPicture, TalkPicture } from './LocationPictures'
import styles from './Locations.module.css'

/** The three cards of the second tab: the office, direct contact, social media (spec section 2, Contact). */
export function Locations() {
  return (
    <ul className={styles.list}>
      <Place title={OFFICE.title} picture={<MapPicture />} note={OFFICE.note}>
        <p>{OFFICE.place}</p>
        <p>{OFFICE.hours}</p>
      </Place>
      <Place title={DIRECT.title} picture={<TalkPicture />} note={DIRECT.note}>
        <p>
          <TextLink href={phoneHref(STUDIO.phone)}>{STUDIO.phone}</TextLink>
        </p>
        <p>
          <TextLink href={`mailto:${STUDIO.email}`}>{STUDIO.email}</TextLink>
        </p>
      </Place>
      <Place title={SOCIAL.title} picture={<ProfilesPicture />} note={SOCIAL.note}>
        <ul className={styles.links}>
          {SOCIAL.links.map(({ label, href }) => (
            <li key={label}>
              <TextLink href={href} external>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Place>
    </ul>
  )
}

interface PlaceProps {
  title: string
  picture: ReactNode
  note: string
  children: ReactNode
}

function Place({ title, picture, note, children }: PlaceProps) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.facts}>{children}</div>
        <p className={styles.note}>{note}</p>
      </div>
    </li>
  )
}
