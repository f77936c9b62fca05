import { useState } from 'react'
import { DEMO_ACCOUNTS, type DemoAccount } from '../../fixtures/users'
import type { PanelHost } from '../host'
import { accountOf, useEmail } from '../useLive'
import { Choice } from './Choice'
import { PanelSection } from './PanelSection'
import styles from './sections.module.css'

const nameOf = ({ label }: DemoAccount) => label.split(',')[0] ?? label

function restOf({ label, role }: DemoAccount): string {
  const detail = label.split(', ')[1] ?? role
  return detail.includes(role) ? detail : `${role}, ${detail}`
}

/** Who am I: every demo account and nobody, one click each. The screen stays where it may. */
export function WhoSection({ host: { backstage, session } }: { host: PanelHost }) {
  const email = useEmail(session)
  const [busy, setBusy] = useState(false)
  const become = async ({ role, person }: DemoAccount) => {
    setBusy(true)
    try {
      const brought = await backstage.signIn(role, person)
      await backstage.setScenario({ role, person })
      session.adopt(brought)
    } finally {
      setBusy(false)
    }
  }
  const leave = async () => {
    session.logOut()
    await backstage.setScenario({ role: 'visitor' })
  }
  return (
    <PanelSection
      title="Who am I"
      aside={email === null || accountOf(email) ? null : `Registered here: ${email}`}
    >
      <div className={styles.people}>
        {DEMO_ACCOUNTS.map((account) => (
          <Choice
            key={account.person}
            chosen={account.email === email}
            busy={busy}
            detail={restOf(account)}
            onChoose={() => void become(account)}
          >
            {nameOf(account)}
          </Choice>
        ))}
        <Choice chosen={email === null} busy={busy} detail="visitor" onChoose={() => void leave()}>
          Nobody
        </Choice>
      </div>
    </PanelSection>
  )
}
