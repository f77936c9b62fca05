import { screen, within } from 'storybook/test'
import { stageOf } from '../../../../.storybook/stage/stageOf'

export const words = 'Thursday at nine works for us.'

/** Such a message as another page left it. */
export const UNSENT = {
  key: 'k',
  content: words,
  at: '2026-03-04T16:30:00.000Z',
  state: 'failed',
  error: null,
  refused: false,
  before: [],
  by: 'another page',
  tried: 0,
}

/** The box that scrolls, once its messages are there. */
export const list = () => screen.findByRole('region', { name: 'Conversation' })

/** How far a box is from its end, in px. */
export const bottomOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight

/** The messages that hold a text. */
export const rowOf = (said: HTMLElement, text: string) =>
  within(said)
    .getAllByRole('listitem')
    .filter((row) => row.textContent?.includes(text))

type Context = Parameters<typeof stageOf>[0]

/** The replies that were sent so far. */
export const sends = (context: Context) => stageOf(context).backstage.calls.of('sendMessage')

/** Somebody of the studio writes. */
export async function studioWrites(context: Context, content: string): Promise<void> {
  const { backstage, runtime } = stageOf(context)
  const { accessToken } = backstage.sessionFor('admin')
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` }
  const body = JSON.stringify({ conversationId: 'conversation_1', content })
  await backstage.transport(new Request(`${runtime.apiUrl}/message`, { method: 'POST', headers, body }))
}
