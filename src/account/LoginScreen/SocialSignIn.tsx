import { useRuntime } from '@/runtime/RuntimeProvider'
import { markSocialSignIn } from '@/session/socialSignIn'
import { Button } from '@/ui/Button/Button'
import styles from './LoginScreen.module.css'

const PROVIDERS = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
] as const

/** Leaves for {apiBase}/api/v1/auth/google or github (spec section 7); offered to clients only. */
export function SocialSignIn() {
  const { apiUrl, navigation, tabStorage } = useRuntime()
  return (
    <div className={styles.social}>
      <p className={styles.or}>or</p>
      <div className={styles.providers}>
        {PROVIDERS.map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            block
            onClick={() => {
              markSocialSignIn(tabStorage)
              navigation.assign(`${apiUrl}/auth/${id}`)
            }}
          >
            Continue with {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
