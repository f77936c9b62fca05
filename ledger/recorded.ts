import type { Sources } from './build'

type Told = Pick<Sources, 'stories' | 'seen'>

/** The part of a story's id that it has from its file. */
export const kindOf = (id: string): string => id.split('--')[0] ?? ''

/** The files of stories that have not run since they were written. */
export const unrecordedFiles = ({ stories, seen }: Told): string[] => [
  ...new Set(stories.flatMap(({ id, file }) => (id in seen ? [] : [file]))),
]

/** The stories on which the record counts, and that are no more. */
export function goneStories({ stories, seen }: Told): string[] {
  const told = new Set(stories.map(({ id }) => id))
  return Object.keys(seen).filter((id) => !told.has(id))
}

/** What to do while stories are not recorded: till then nobody counts on them, and cells are empty. */
export function howToRecord(told: Told): string | undefined {
  const files = unrecordedFiles(told)
  if (files.length === 0) return undefined
  return `Stories that have not run yet count for nothing. Run \`npm run ledger -- ${files.join(' ')}\``
}

/** What to do about stories that are recorded and gone. */
export function howToForget(told: Told): string | undefined {
  const gone = goneStories(told)
  if (gone.length === 0) return undefined
  const files = gone.map((id) => told.stories.find((story) => kindOf(story.id) === kindOf(id))?.file)
  const named = new Set(files.map((file) => file ?? '<its file, though it is gone too>'))
  return `Recorded stories are gone. If they are not missed, run \`npm run ledger -- ${[...named].join(' ')}\``
}
