import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { TextInput } from '@/ui/TextInput/TextInput'
import { placeField, placeMoment } from '../../placeTime'
import { isInReach, REACH } from '../../scenarioBounds'
import type { PanelHost } from '../host'
import { useScenario } from '../useLive'
import styles from './sections.module.css'

/** A moment of the clock as the browser's own field writes it: without its zone, which is Orange County's here. */
const inField = (clock: string) => (clock === 'now' ? '' : placeField(Date.parse(clock)))

/** The browser's field takes years that no clock here can hold. */
const isMoment = (moment: string) => isInReach(placeMoment(moment))

/** Freezes the clock at a moment, or lets it run. The data are made anew, and the page is loaded anew. */
export function FixClock({ host: { backstage, usual, reload } }: { host: PanelHost }) {
  const { clock, later } = useScenario(backstage)
  const [moment, setMoment] = useState(inField(clock))
  const start = async (next: string) => {
    await backstage.setScenario({ clock: next })
    reload()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMoment(moment)) void start(new Date(placeMoment(moment)).toISOString())
  }
  return (
    <form className={styles.line} onSubmit={submit} noValidate>
      <Field label="Freeze clock at (time in Orange County)" hideLabel>
        <TextInput
          size="sm"
          type="datetime-local"
          min={placeField(REACH.from)}
          max={placeField(REACH.to)}
          value={moment}
          onChange={(event) => setMoment(event.currentTarget.value)}
        />
      </Field>
      <span className={styles.detail} aria-hidden="true">
        in Orange County
      </span>
      <Button size="sm" variant="outline" type="submit" disabled={!isMoment(moment)}>
        Freeze clock
      </Button>
      {clock !== usual.clock || later > 0 ? (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => void backstage.setScenario({ later: 0 }).then(() => start(usual.clock))}
        >
          Reset clock
        </Button>
      ) : null}
    </form>
  )
}
