import { operations } from '@mocks/contract/operations'
import type { StorySource } from './scan'
import type { SeenByStory } from './types'

const READS = new Set<string>(
  operations
    .filter(({ method, path }) => method === 'get' && !path.startsWith('/auth'))
    .map(({ operationId }) => operationId),
)

interface Screen {
  title: string
  stories: StorySource[]
  seen: SeenByStory
}

const asks = ({ stories, seen }: Screen, which: (operationId: string) => boolean) =>
  stories.some(({ id }) => seen[id]?.calls.some((call) => which(call.split(' ')[0] ?? '')))

const named =
  (pattern: RegExp) =>
  ({ stories }: Screen) =>
    stories.filter(({ name }) => pattern.test(name))

/** The states of a screen or panel, whom they concern, and which of its stories show them. */
export const SCREEN_STATES: {
  state: string
  concerns: (screen: Screen) => boolean
  shows: (screen: Screen) => StorySource[]
}[] = [
  { state: 'as it is', concerns: () => true, shows: named(/^(Default|Client|PrivacyPolicy)$/) },
  {
    state: 'on a phone',
    concerns: () => true,
    shows: ({ stories, seen }) => stories.filter(({ id }) => (seen[id]?.width ?? Infinity) < 768),
  },
  { state: 'dark', concerns: () => true, shows: named(/^Dark/) },
  {
    state: 'loading',
    concerns: (screen) => asks(screen, () => true),
    shows: named(/Loading|Sending|Uploading|Waiting/),
  },
  {
    state: 'failed',
    concerns: (screen) => asks(screen, () => true),
    shows: named(/Fail|Error|Refused|Offline/),
  },
  {
    state: 'empty',
    concerns: (screen) => asks(screen, (id) => READS.has(id)),
    shows: named(/Empty|^Nothing|^No[A-Z]/),
  },
  {
    state: 'long content',
    concerns: (screen) => asks(screen, (id) => READS.has(id)),
    shows: named(/^LongContent/),
  },
]

/** A folder of an area that holds a screen, a panel or a dialog. */
const SCREEN = /^(site|account|dashboard|app)\/\w+(Screen|Panel|Dialog)(?=\/|$)/

/** All of them, with the stories of all files in their folders that ran and passed. */
export function screensOf(stories: readonly StorySource[], seen: SeenByStory): Screen[] {
  const titles = new Set(stories.flatMap(({ title }) => SCREEN.exec(title)?.[0] ?? []))
  return [...titles].map((title) => ({
    title,
    seen,
    stories: stories.filter(
      (story) => story.id in seen && (story.title === title || story.title.startsWith(`${title}/`)),
    ),
  }))
}
