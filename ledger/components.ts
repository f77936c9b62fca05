import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The stories that a component owes, by what its props declare. */
const OWED: { state: string; owes: RegExp; declares: RegExp }[] = [
  { state: 'a first look', owes: /^(Default|\w*States|Variants|Sizes|Tones)$/, declares: /^/ },
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

/** The components of src/ui: folders whose file of the same name has props. */
export const componentNames = (): string[] =>
  readdirSync('src/ui').filter((name) => {
    const file = `src/ui/${name}/${name}.tsx`
    return existsSync(file) && new RegExp(`interface ${name}Props`).test(readFileSync(file, 'utf8'))
  })

/** The states of a component that its props ask for, and how a story of each is named. */
export function owedBy(name: string): { state: string; owes: RegExp }[] {
  const source = readFileSync(`src/ui/${name}/${name}.tsx`, 'utf8')
  const props = new RegExp(`interface ${name}Props[\\s\\S]*?\\n}`).exec(source)?.[0] ?? ''
  return OWED.filter(({ declares }) => declares.test(props))
}
