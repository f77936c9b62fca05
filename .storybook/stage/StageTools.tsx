import React, { useState } from 'react'
import { Button, Form } from 'storybook/internal/components'
import { addons, types, useChannel, useGlobals, useStorybookState } from 'storybook/manager-api'
import { STAGE_EVENTS, type StageState } from './channel'
import { keepLinkInManager } from './linkOfManager'
import { stateLink } from './stateLink'

/** In the toolbar: a link to the state that is shown, and the way on for calls that are held. */
function StageTools() {
  // What the person chose: a story's own width comes with the story.
  const [, , , chosen] = useGlobals()
  const { storyId, viewMode } = useStorybookState()
  const [state, setState] = useState<StageState | null>(null)
  const [latest, setLatest] = useState<{ link: string; refused: boolean } | null>(null)
  const emit = useChannel({ [STAGE_EVENTS.state]: setState })
  if (viewMode !== 'story' || state?.id !== storyId) return null
  const link = stateLink(window.location.href, state, chosen)
  const copied = latest?.link === link ? latest : null
  const copy = async () => {
    try {
      // Plain http has no clipboard at all.
      await navigator.clipboard.writeText(link)
      setLatest({ link, refused: false })
    } catch {
      setLatest({ link, refused: true })
    }
  }
  return (
    <>
      <Button size="small" variant="ghost" ariaLabel="Copy link to this state" onClick={() => void copy()}>
        {copied ? (copied.refused ? 'The browser refuses; copy it from here:' : 'Link copied') : 'Copy link'}
      </Button>
      {copied?.refused ? (
        <Form.Input
          readOnly
          aria-label="To copy by hand"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          style={{ width: '16rem' }}
        />
      ) : null}
      {state.held > 0 ? (
        <Button size="small" variant="ghost" ariaLabel={false} onClick={() => emit(STAGE_EVENTS.release)}>
          Release {state.held} held
        </Button>
      ) : null}
    </>
  )
}

/** Puts them there. */
export function addStageTools(): void {
  addons.register('overprint/stage', (api) => {
    keepLinkInManager(api)
    addons.add('overprint/stage/tools', {
      type: types.TOOL,
      title: 'State of the story',
      render: () => <StageTools />,
    })
  })
}

// Storybook's own frame is made with the classic runtime.
void React
