import { useRuntime } from '@/runtime/RuntimeProvider'
import type { Provider } from '@/runtime/settings'
import { markSocialSignIn } from '@/session/socialSignIn'
import { Button } from '@/ui/Button/Button'
import styles from './LoginScreen.module.css'

const NAMES: Record<Provider, string> = { google: 'Google', github: 'GitHub' }

/**
 * Leaves for {apiBase}/api/v1/auth/google or github (spec section 7); offered to clients only, and nothing is drawn
 * for an API that has no provider: what it would answer instead is nowhere to be.
 */
export function SocialSignIn() {
  const { apiUrl, clock, navigation, settings, tabStorage } = useRuntime()
  const providers = settings.socialSignIn
  if (providers.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.or}>or</p>
      <div className={styles.providers}>
        {providers.map((id) => (
          <Button
            key={id}
            variant="outline"
            block
            onClick={() => {
              markSocialSignIn(tabStorage, clock)
              navigation.assign(`${apiUrl}/auth/${id}`)
            }}
          >
            Continue with {NAMES[id]}
          </Button>
        ))}
      </div>
    </div>
  )
}
