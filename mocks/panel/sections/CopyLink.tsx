import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { TextInput } from '@/ui/TextInput/TextInput'
import { withScenario } from '../../link/address'
import { printScenario } from '../../link/scenarioLink'
import { printStory } from '../../link/storyText'
import type { PanelHost } from '../host'
import { useStateNow } from '../useLive'
import styles from './sections.module.css'

/** What was copied; `text` where the browser refuses, so that it can be copied by hand. */
interface Copied {
  words: string
  of: string
  text?: string
}

/** Copies the state on screen: as a link that brings it back, or as the parameters of a story. */
export function CopyLink({ host, children }: { host: PanelHost; children?: ReactNode }) {
  const state = useStateNow(host)
  const printed = printScenario(state)
  const [latest, setCopied] = useState<Copied | null>(null)
  const copied = latest?.of === printed ? latest : null
  const copy = async (text: string, words: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ words, of: printed })
    } catch {
      setCopied({ words: 'The browser refuses; copy it from here:', text, of: printed })
    }
  }
  const copyLink = () => copy(withScenario(host.href(), printed), 'Link copied.')
  return (
    <>
      <p className={styles.copied} role="status">
        {copied ? copied.words : <StateText text={printed} />}
      </p>
      {copied?.text ? (
        <TextInput
          size="sm"
          readOnly
          aria-label="To copy by hand"
          value={copied.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <div className={styles.line}>
        <Button size="sm" aria-label="Copy link to this state" onClick={() => void copyLink()}>
          Copy link
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => void copy(printStory(state), 'Story parameters copied.')}
        >
          As a story
        </Button>
        {children}
      </div>
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
