import { STUDIO } from '@/content/studio'
import { safeLinkUrl } from '@/lib/safeUrl'

/** A message that asks the studio for a new password. */
export interface ResetMessage {
  subject: string
  body: string
  /** Opens the message in the person's own mail program; null if the studio's address makes no safe link. */
  href: string | null
}

/** Writes the message. What was typed stays text: nothing in it can add a recipient or a header to the link. */
export function resetMessage(accountEmail: string): ResetMessage {
  const account = accountEmail.trim()
  const subject = 'Password reset'
  const body = [
    `Hello ${STUDIO.name},`,
    `please reset the password of my account${account ? `: ${account}` : '.'}`,
    'You can reach me here or by phone to make sure it is me.',
    'Thank you',
  ].join('\n\n')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return { subject, body, href: safeLinkUrl(`mailto:${STUDIO.email}?${query}`) }
}
