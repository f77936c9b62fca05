import { Fragment, type ReactNode } from 'react'
import { Button } from '@/ui/Button/Button'
import { TextInput } from '@/ui/TextInput/TextInput'
import { withScenario } from '../../link/address'
import { printScenario } from '../../link/scenarioLink'
import { printStory } from '../../link/storyText'
import type { PanelHost } from '../host'
import { BY_HAND, fieldByHand, useCopy } from '../useCopy'
import { useStateNow } from '../useLive'
import styles from './sections.module.css'

/** Copies the state on screen: as a link that brings it back, or as the parameters of a story. */
export function CopyLink({ host, children }: { host: PanelHost; children?: ReactNode }) {
  const state = useStateNow(host)
  const printed = printScenario(state)
  const story = printStory(state, host.usual)
  const link = () => withScenario(host.href(), printed)
  const [latest, copy] = useCopy()
  const words =
    latest?.text === link() ? 'Link copied.' : latest?.text === story ? 'Story parameters copied.' : null
  const copied = words === null ? null : latest
  return (
    <>
      <p className={styles.copied} role="status">
        {copied ? copied.refused ? BY_HAND : words : <StateText text={printed} />}
      </p>
      {copied?.refused ? <TextInput size="sm" {...fieldByHand(copied.text)} /> : null}
      <div className={styles.line}>
        <Button size="sm" aria-label="Copy link to this state" onClick={() => void copy(link())}>
          Copy link
        </Button>
        <Button size="sm" variant="outline" onClick={() => void copy(story)}>
          As a story
        </Button>
        {children}
      </div>
      <p className={styles.detail}>Both start with fresh data: what was changed by hand is not in them.</p>
    </>
  )
}

/** The state as a link says it; a line ends between its parts. */
function StateText({ text }: { text: string }) {
  const parts = text.split(',')
  return (
    <code>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {part}
          {at < parts.length - 1 ? ',' : null}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}
