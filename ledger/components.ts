import { readdirSync, readFileSync } from 'node:fs'
import { DRAWS_NOTHING } from './exceptions'

/** The stories that a component owes, by what its props declare. */
const OWED: { state: string; owes: RegExp; declares: RegExp }[] = [
  { state: 'a first look', owes: /^(Default|\w*States|Variants|Sizes|Tones)$/, declares: /^/ },
  {
    state: 'all states on one sheet',
    owes: /^(\w*States|Variants)$/,
    declares: /\bdisabled\?:|ComponentPropsWithRef<'(input|textarea|select|button)'>/,
  },
  {
    state: 'sizes',
    owes: /^(\w*States|Sizes|Variants|Rows|Shapes|Ratings|Large|Wide|Display)$/,
    declares: /\bsize\?:/,
  },
  { state: 'variants', owes: /^(Variants|Tones|\w*States)$/, declares: /\bvariant\?:/ },
  { state: 'the dark theme', owes: /^Dark$/, declares: /^/ },
  {
    state: 'disabled',
    owes: /^(Disabled|OneDisabled)$/,
    declares: /\bdisabled\?:|ComponentPropsWithRef<'(input|textarea|select|button)'>/,
  },
  {
    state: 'error or aria-invalid',
    owes: /^(Invalid|Failed|\w*States)$/,
    declares: /\berror\?:|'aria-invalid'\?:|ComponentPropsWithRef<'(input|textarea|select)'>/,
  },
  {
    state: 'words of its own',
    owes: /^LongContent$/,
    declares: /\b(children|label|title|text|value|description|lead)\??: (ReactNode|string)\b/,
  },
  { state: 'busy', owes: /^(Loading|Busy)$/, declares: /\bbusy\?:/ },
]

/** The components of src/ui: every folder but those that draw nothing. */
export const componentNames = (): string[] =>
  readdirSync('src/ui', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !DRAWS_NOTHING.includes(entry.name))
    .map(({ name }) => name)

/** The props that the file of a component declares. */
export const propsIn = (name: string, text: string): string =>
  new RegExp(`interface ${name}Props[\\s\\S]*?\\n}`).exec(text)?.[0] ?? ''

/** The props that a component declares, and those that it takes over from another one. */
export function propsOf(name: string): string {
  const own = propsIn(name, readFileSync(`src/ui/${name}/${name}.tsx`, 'utf8'))
  const [, from = '', without = ''] = /extends Omit<(\w+)Props, ([^>]*)>/.exec(own) ?? []
  if (!componentNames().includes(from)) return own
  const left = new RegExp(`^\\s*(${without.match(/\w+/g)?.join('|')})\\??:`)
  const taken = propsOf(from).split('\n')
  return [own, ...taken.filter((line) => !left.test(line))].join('\n')
}

/** A component of the design system and the props that it declares. */
export interface ComponentSource {
  name: string
  props: string
}

/** Every component of the design system. */
export const scanComponents = (): ComponentSource[] =>
  componentNames().map((name) => ({ name, props: propsOf(name) }))

/** The states of a component that its props ask for, and how a story of each is named. */
export const owedBy = ({ props }: ComponentSource): { state: string; owes: RegExp }[] =>
  OWED.filter(({ declares }) => declares.test(props))
