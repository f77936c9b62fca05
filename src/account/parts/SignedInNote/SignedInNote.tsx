import { useSession } from '@/runtime/hooks'
import { homeOf, isAdmin } from '@/session/roles'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { Message } from '@/ui/Message/Message'

/**
 * A client may come to the admin area to be somebody else (design section 5): who they are, what going on there does
 * to it, and the way back. Everybody else who is signed in was led to their dashboard.
 */
export function SignedInNote({ goingOn }: { goingOn: string }) {
  const phase = useSession((state) => state.phase)
  const user = useSession((state) => state.user)
  if (phase !== 'signedIn' || !user || isAdmin(user)) return null
  return (
    <Message
      tone="info"
      action={
        <ButtonLink size="sm" variant="outline" href={homeOf(user)}>
          Your dashboard
        </ButtonLink>
      }
    >
      You are signed in as {user.fullName || user.email}, without admin rights. {goingOn}
    </Message>
  )
}
