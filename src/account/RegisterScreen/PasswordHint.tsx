import { PASSWORD_HINT, type PasswordRule, passwordRules } from '@/lib/password'
import styles from './PasswordHint.module.css'

/** The words of the hint that name each rule; what stands between them is the rest of the sentence. */
const WORDS: Record<PasswordRule['id'], string> = {
  length: '8+ chars',
  upper: 'upper',
  lower: 'lower',
  digit: 'number',
  special: 'special',
}
const PARTS = PASSWORD_HINT.split(/(8\+ chars|upper|lower|number|special)/).map((text, at) => ({ text, at }))

/** The hint of spec section 5, word for word, whose words are ticked off while the password grows. */
export function PasswordHint({ password }: { password: string }) {
  const met = passwordRules(password)
    .filter((rule) => rule.met)
    .map(({ id }) => WORDS[id])
  return (
    <span className={styles.hint}>
      {PARTS.map(({ text, at }) => (
        <span key={at} data-met={met.includes(text) || undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}
