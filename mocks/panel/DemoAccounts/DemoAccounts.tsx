import { Button } from '@/ui/Button/Button'
import { DEMO_ACCOUNTS } from '../../fixtures/users'
import styles from './DemoAccounts.module.css'

export interface DemoAccountsProps {
  onPick: (account: { email: string; password: string }) => void
  /** Nobody else can enter here. */
  adminOnly: boolean
}

/** The demo accounts on the login screen of the offline app: one click signs in. */
export function DemoAccounts({ onPick, adminOnly }: DemoAccountsProps) {
  const accounts = DEMO_ACCOUNTS.filter(({ role }) => !adminOnly || role === 'admin')
  return (
    <section className={styles.accounts} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.title}>
        Demo accounts
      </h2>
      <ul className={styles.list}>
        {accounts.map(({ email, password, label, role }) => (
          <li key={email} className={styles.account}>
            <span>
              {label}
              <span className={styles.detail}>
                {email} · {password}
              </span>
            </span>
            <Button size="sm" variant="outline" onClick={() => onPick({ email, password })}>
              {role === 'admin' ? 'Use admin' : 'Use client'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
