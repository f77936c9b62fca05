import type { MouseEvent } from 'react'
import { isSecondClick } from '@/lib/press'
import { OfflineNote } from '@/runtime/presence/OfflineNote'
import { Button } from '@/ui/Button/Button'
import { OutcomeMessage } from '../parts/OutcomeMessage/OutcomeMessage'
import styles from './RegisterScreen.module.css'
import type { Wizard } from './useRegistration'

/** The second click of a double click has seen nothing of the step that came in between. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (isSecondClick(event)) event.preventDefault()
}

/**
 * What the last submission came to, and the buttons: Back, and Continue or, on the last step, submit. `busy`: the session
 * is, be it with what another form sent.
 */
export function WizardFoot({ wizard, busy }: { wizard: Wizard; busy: boolean }) {
  const { complete, outcome, registered, sending, step, hold, back } = wizard
  const mend = outcome?.tone === 'danger' ? outcome.mend : undefined
  return (
    <>
      {outcome ? (
        <OutcomeMessage
          tone={outcome.tone}
          action={
            mend ? (
              <Button size="sm" variant="outline" onClick={() => back(mend.field)}>
                {mend.label}
              </Button>
            ) : null
          }
        >
          {outcome.text}
        </OutcomeMessage>
      ) : null}
      {step === 2 ? <OfflineNote hold={hold} what="What you filled in" /> : null}
      <div className={styles.buttons}>
        {step > 0 ? (
          <Button variant="outline" disabled={sending || registered} onClick={() => back()}>
            Back
          </Button>
        ) : null}
        {step < 2 ? (
          <Button type="submit" disabled={step === 0 && !complete} onClick={ignoreDoubleClick}>
            Continue
          </Button>
        ) : (
          <Button type="submit" busy={busy || sending || registered} onClick={ignoreDoubleClick}>
            {sending ? 'Creating account…' : 'Create account'}
          </Button>
        )}
      </div>
    </>
  )
}
