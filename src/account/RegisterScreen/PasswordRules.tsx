import { Check } from 'lucide-react'
import { type PasswordRule, passwordRules } from '@/lib/password'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './PasswordRules.module.css'

/** Each rule as the eye takes it in at once; its words are for screen readers. */
const SIGNS: Record<PasswordRule['id'], string> = {
  length: '8+',
  lower: 'a–z',
  upper: 'A–Z',
  digit: '0–9',
  special: '!?&',
}

/** The rules of a password (spec section 5), ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={styles.rules} aria-label="Password rules">
      {passwordRules(password).map(({ id, label, met }) => (
        <li key={id} className={styles.rule} data-met={met || undefined}>
          <Check className={styles.tick} aria-hidden="true" strokeWidth={3} />
          <span aria-hidden="true">{SIGNS[id]}</span>
          <VisuallyHidden>
            {label}: {met ? 'met' : 'missing'}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
