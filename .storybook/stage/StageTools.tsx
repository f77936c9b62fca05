import React, { useState } from 'react'
import { Button, Form } from 'storybook/internal/components'
import { addons, types, useChannel, useGlobals, useStorybookState } from 'storybook/manager-api'
import { withoutScenario } from '../../mocks/link/address'
import { BY_HAND, fieldByHand, useCopy } from '../../mocks/panel/useCopy'
import { STAGE_EVENTS, type StageState } from './channel'
import { keepLinkInManager } from './linkOfManager'
import { linkIn, saidOf } from './openedLink'
import { stateLink } from './stateLink'

/** In the toolbar: a link to the state that is shown, the way out of the opened one, and on for calls that are held. */
function StageTools() {
  // What the person chose: a story's own width comes with the story.
  const [, , , chosen] = useGlobals()
  const { storyId, viewMode } = useStorybookState()
  const [state, setState] = useState<StageState | null>(null)
  const [latest, copy] = useCopy()
  const emit = useChannel({ [STAGE_EVENTS.state]: setState })
  if (viewMode !== 'story' || state?.id !== storyId) return null
  const { href } = window.location
  const link = stateLink(href, state, chosen)
  const opened = saidOf(linkIn(href), storyId)
  const copied = latest?.text === link ? latest : null
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        ariaLabel="Copy link to this state"
        onClick={() => void copy(link)}
      >
        {copied ? (copied.refused ? BY_HAND : 'Link copied') : 'Copy link'}
      </Button>
      {copied?.refused ? <Form.Input {...fieldByHand(link)} style={{ width: '16rem' }} /> : null}
      {opened ? (
        <Button
          size="small"
          variant="ghost"
          ariaLabel="Leave the link, and show the story as it is"
          tooltip={`A link is laid over this story: ${opened}`}
          onClick={() => window.location.assign(withoutScenario(href))}
        >
          Leave link
        </Button>
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
