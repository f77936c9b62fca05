import { beforeEach, describe, expect, it } from 'vitest'
import { accountOf } from './account'
import { run } from './main'
import { proxiedBackend } from './testBed'

/** Whom the doctor asks as: options, the environment, and what is empty in either. */
const EMAIL = 'noor@overprint.example'
const PASSWORD = 'Overprint-2026!'

const bed = proxiedBackend()

let said = ''
beforeEach(() => {
  said = ''
})
const doctor = (args: string[], env?: Record<string, string>) =>
  run(['--base', bed.origin, '--site', 'https://studio.example', ...args], (text) => (said = text), env)

describe('an empty option', () => {
  it.each<[args: string[], env: Record<string, string>, words: RegExp]>([
    [['--token', ''], {}, /^--token is empty, and so is DOCTOR_TOKEN/],
    [['--token', ' \n'], { DOCTOR_TOKEN: '' }, /^--token is empty/],
    [['--email', ''], {}, /^--email is empty/],
    [
      ['--email', EMAIL],
      {},
      /^--email signs nobody in without a password \(DOCTOR_PASSWORD or --password\)\.$/,
    ],
    [['--email', EMAIL, '--password', ''], { DOCTOR_PASSWORD: '' }, /^--email signs nobody in/],
    [['--email', EMAIL], { DOCTOR_TOKEN: 'nobodys' }, /^--email signs nobody in/],
  ])('is a slip, and nothing is asked: %j, %j', async (args, env, words) => {
    expect(await doctor(args, env)).toBe(2)
    expect(said).toMatch(words)
    expect(bed.asked).toEqual([])
  })

  it('leaves the word to the environment', async () => {
    expect(await doctor(['--token', ''], { DOCTOR_TOKEN: 'nobodys' })).toBe(1)
    expect(said).toContain('401 instead of 200')
    const signedIn = ['--email', EMAIL, '--admin', '--password', '']
    expect(await doctor(signedIn, { DOCTOR_PASSWORD: PASSWORD })).toBe(0)
  })

  it('of the environment is none: all is asked as a visitor', async () => {
    expect(await doctor([], { DOCTOR_TOKEN: '', DOCTOR_PASSWORD: '' })).toBe(0)
    expect(said).toContain('Only what visitors may ask was judged')
  })
})

it.each<[args: Record<string, string>, env: Record<string, string>, account: object]>([
  [{}, {}, { token: null, email: '', password: '' }],
  [{ token: ' t\n' }, { DOCTOR_TOKEN: 'u' }, { token: 't', email: '', password: '' }],
  [{}, { DOCTOR_TOKEN: 'u\r\n' }, { token: 'u', email: '', password: '' }],
  // A password is what it is, spaces and all.
  [
    { email: ' a@b.c ', password: ' p ' },
    { DOCTOR_PASSWORD: 'q' },
    { token: null, email: 'a@b.c', password: ' p ' },
  ],
])('%j, %j: %j', (args, env, account) => expect(accountOf((name) => args[name], env)).toEqual(account))
