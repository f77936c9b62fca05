import { expect, test } from 'vitest'
import { CONTACT_SUBJECTS, contactPath } from '@/lib/paths'
import { bodyOf, EMPTY_LETTER, letterSchema, prefillOf, withAbout } from './letter'

const LETTER = {
  name: ' Ana Reyes ',
  email: ' ana@mesaseed.example ',
  phone: ' 714-555-0142 ',
  subject: 'Project Quote',
  message: ' A label for a seed packet. ',
}

const paramsOf = (path: string) => new URL(path, 'https://overprint.example').searchParams
const issuesOf = (letter: object) =>
  letterSchema
    .safeParse({ ...LETTER, ...letter })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('the body is trimmed and carries the phone only if there is one', () => {
  expect(bodyOf(letterSchema.parse(LETTER))).toEqual({
    name: 'Ana Reyes',
    email: 'ana@mesaseed.example',
    phone: '714-555-0142',
    subject: 'Project Quote',
    message: 'A label for a seed packet.',
  })
  expect(bodyOf(letterSchema.parse({ ...LETTER, phone: ' ' }))).not.toHaveProperty('phone')
})

test('everything but the phone is required', () => {
  expect(issuesOf(EMPTY_LETTER)).toEqual([
    ['name', 'Enter your name.'],
    ['email', 'Enter a valid email.'],
    ['subject', 'Choose a subject.'],
    ['message', 'Write a message.'],
  ])
  expect(issuesOf({ email: 'ana@mesaseed' })).toEqual([['email', 'Enter a valid email.']])
  expect(issuesOf({ subject: 'project quote' })).toEqual([['subject', 'Choose a subject.']])
})

test.each(CONTACT_SUBJECTS)('a link can choose %s', (subject) => {
  expect(prefillOf(paramsOf(contactPath({ subject }))).subject).toBe(subject)
})

test('a link can name a project; what it names stays one short line', () => {
  expect(prefillOf(paramsOf(contactPath({ project: 'Sow & by?' })))).toEqual({
    subject: '',
    message: 'About: Sow & by?\n\n',
  })
  const { message } = prefillOf(new URLSearchParams({ project: ` a\r\nb\t${'c'.repeat(500)}` }))
  expect(message).toMatch(/^About: a b c+\n\n$/)
  expect(message.length).toBeLessThan(140)
})

test('a long name is cut between its characters, never inside one', () => {
  const { message } = prefillOf(new URLSearchParams({ project: `${'a'.repeat(119)}🦊🦊` }))
  expect(message).toBe(`About: ${'a'.repeat(119)}🦊\n\n`)
})

test('a link can name several, each on a line of its own', () => {
  const long = 'c'.repeat(500)
  const names = ['3 × Seed\npacket', ' ', 'Sign, map', long, '']
  const { message } = prefillOf(new URLSearchParams(names.map((name) => ['project', name])))
  expect(message).toBe(`About:\n- 3 × Seed packet\n- Sign, map\n- ${long.slice(0, 120)}\n\n`)
  expect(prefillOf(new URLSearchParams('project=Map&project=')).message).toBe('About: Map\n\n')
})

test("what a former link filled in is nobody's words: the next takes its place", () => {
  const about = prefillOf(new URLSearchParams({ project: 'Tideline' })).message
  const first = (query: string) => prefillOf(new URLSearchParams(query)).message
  expect(withAbout('', about)).toBe(about)
  expect(withAbout(first('project=Sow & by?'), about)).toBe(about)
  expect(withAbout(first('project=Sow&project=Map&project=Sign'), about)).toBe(about)
  for (const [query, words] of [
    ['project=Sow & by?', 'A quote, please.'],
    ['project=Sow&project=Map', 'Two of each, please.'],
  ] as const)
    expect(withAbout(first(query) + words, about, first(query))).toBe(about + words)
})

test("whatever else stands there is a person's, and stays below", () => {
  const { message: about } = prefillOf(new URLSearchParams({ project: 'Tideline' }))
  for (const words of [
    'A quote, please.',
    'About:\n- Sow\n- Map\nby May\n\n',
    'About: Sow & by?',
    'Hello.\nAbout: Sow\n\n',
    'Hello.\nAbout: Tideline Deck\n\n',
    'About: Tideline, but in green, for our café\n\nHello',
    'About: the invoice of May, please call me\n\nHello',
  ])
    for (const named of [undefined, 7, '', 'About: Sow\n\n'])
      expect(withAbout(words, about, named)).toBe(about + words)
  expect(withAbout('About: Sow\n\n', about, '')).toBe(`${about}About: Sow\n\n`)
})

test('what a message names already is not said twice', () => {
  const { message: about } = prefillOf(new URLSearchParams('project=Sow&project=Map'))
  for (const words of ['', '\nTwo of each, please.', '\n\nTwo of each, please.'])
    expect(withAbout(`Hello.\nAbout:\n- Sow\n- Map${words}`, about)).toBe(
      `Hello.\nAbout:\n- Sow\n- Map${words}`,
    )
  const longer = 'About:\n- Sow\n- Map\n- Sign\n\n'
  expect(withAbout(`${longer}Soon.`, about, longer)).toBe('About:\n- Sow\n- Map\n\nSoon.')
})

test('anything else in the address is ignored', () => {
  expect(prefillOf(new URLSearchParams('subject=Free%20Money&tab=form'))).toEqual({
    subject: '',
    message: '',
  })
})
