import { useState } from 'react'
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
  text?: string
}

/** Copies the state on screen: as a link that brings it back, or as the parameters of a story. */
export function CopyLink({ host }: { host: PanelHost }) {
  const state = useStateNow(host)
  const [copied, setCopied] = useState<Copied | null>(null)
  const copy = async (text: string, words: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ words })
    } catch {
      setCopied({ words: 'The browser refuses; copy it from here:', text })
    }
  }
  const copyLink = () => copy(withScenario(host.href(), printScenario(state)), 'Link copied.')
  return (
    <>
      <div className={styles.line}>
        <Button size="sm" onClick={() => void copyLink()}>
          Copy link to this state
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => void copy(printStory(state), 'Story parameters copied.')}
        >
          As a story
        </Button>
      </div>
      <p className={styles.copied} role="status">
        {copied ? copied.words : <code>{printScenario(state)}</code>}
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
    </>
  )
}
