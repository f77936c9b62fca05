import { type Note, names } from '@mocks/link/readPart'
import { GLOBAL_TYPES } from './globalTypes'

const CHOICES = new Map(
  Object.entries(GLOBAL_TYPES).map(([name, { toolbar }]) => [name, toolbar.items.map(({ value }) => value)]),
)

/** Names what of a link's `globals` means nothing here: Storybook itself leaves it out without a word. */
export function globalsNotes(
  text: string,
  { names: known, viewports }: { names: readonly string[]; viewports: readonly string[] },
): Note[] {
  return text
    .split(';')
    .filter(Boolean)
    .flatMap((part) => {
      const [, path = '', value = ''] = /^([^:]*):?(.*)$/.exec(part) ?? []
      const [name = ''] = path.split('.')
      if (!known.includes(name)) return [{ part, why: `The toolbar has no ${name}.` }]
      const values = path === 'viewport.value' ? viewports : CHOICES.get(path)
      // With ! Storybook writes what is no text: !undefined, !true.
      if (!values || value.startsWith('!') || values.includes(value)) return []
      return [{ part, why: `The ${name} can be ${names(values)}.` }]
    })
}
