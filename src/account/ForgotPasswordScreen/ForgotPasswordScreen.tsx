import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { KeyPlates } from '@/content/art/scenes/KeyPlates'
import { STUDIO } from '@/content/studio'
import { phoneHref } from '@/lib/paths'
import { safeLinkUrl } from '@/lib/safeUrl'
import { Field } from '@/ui/Field/Field'
import { TextInput } from '@/ui/TextInput/TextInput'
import { TextLink } from '@/ui/TextLink/TextLink'
import { AccountSheet, WaysOn } from '../parts/AccountSheet/AccountSheet'
import { useWayBack } from '../parts/useWayBack'
import styles from './ForgotPasswordScreen.module.css'
import { PreparedMessage } from './PreparedMessage'
import { resetMessage } from './resetMessage'

export interface ForgotPasswordScreenProps {
  /** What stands in it at first: for stories. */
  initial?: { email?: string; copied?: boolean }
}

/**
 * /forgot-password, where the sign-in screen links (spec section 2): no call for it exists, so it calls nothing. It says
 * that the studio resets passwords by hand and offers a prepared message (design section 6).
 */
export function ForgotPasswordScreen({ initial = {} }: ForgotPasswordScreenProps) {
  const wayBack = useWayBack()
  const [email, setEmail] = useState(initial.email ?? '')
  return (
    <AccountSheet
      title="Forgot your password?"
      lead="We reset passwords by hand. Send us the message below; a person at the studio checks that it is you and sends you a new password."
      picture={<KeyPlates />}
      size="lg"
    >
      <Field label="Email of your account" hint="It goes into the message, and nowhere else." optional>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <PreparedMessage message={resetMessage(email)} copied={initial.copied ?? false} />
      <dl className={styles.contact}>
        <Way label="Email" href={`mailto:${STUDIO.email}`}>
          {STUDIO.email}
        </Way>
        <Way label="Phone" href={phoneHref(STUDIO.phone)}>
          {STUDIO.phone}
        </Way>
      </dl>
      <WaysOn>
        <li>
          <Link to="/login" state={wayBack}>
            Back to sign in
          </Link>
        </li>
      </WaysOn>
    </AccountSheet>
  )
}

/** One way to reach the studio; plain text where its address makes no safe link. */
function Way({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  const safe = safeLinkUrl(href)
  return (
    <div className={styles.way}>
      <dt>{label}</dt>
      <dd>{safe ? <TextLink href={safe}>{children}</TextLink> : children}</dd>
    </div>
  )
}
