import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeeds } from '../deeds.mjs'
import { judgeSending } from './sending.mjs'

const STANDING = 'Contact us. Here stands a form that asks for what somebody wants.'
const WRITTEN = 'Faults and how you meet them.'
const request = {
  method: () => 'POST',
  url: () => 'http://localhost:4998/api/v1/contact',
  headers: () => ({}),
  postData: () => '',
}

/** What a screen does with a press: whether the server carries it out, and what it then says. */
interface Press {
  done: boolean
  says?: string
}

/** What is found where a screen takes its presses like this, the last of them after the fault. */
async function found(presses: Press[], { operation = 'sendContactMessage', standing = STANDING } = {}) {
  const deeds = createDeeds([])
  const screen = { text: standing, typed: [WRITTEN] }
  const left = [...presses]
  const button = {
    async click() {
      const { done, says = '' } = left.shift() ?? { done: false }
      const deed = deeds.send(operation, request)
      if (done) deed.accept({})
      deed.end()
      screen.text = `${standing} ${says}`
      if (/Sent!|Logged out/.test(says)) screen.typed = ['']
    },
  }
  const page = {
    goto: async () => {},
    url: () => 'http://site.example/contact',
    evaluate: async () => ({ ...screen, headings: 1, waiting: [], wide: 0, farthest: '' }),
  }
  const faulty = {
    page,
    run: { deeds, backstage: {} },
    begin() {},
    untilMet: async () => {},
    mend: async () => {},
  }
  const one = {
    operation,
    fault: 'HTML 500',
    once: true,
    path: '/contact',
    fill: async () => {},
    send: () => button,
    texts: [WRITTEN],
    done: /Sent!|already on the list|Logged out/,
  }
  const judged = judgeSending(null, faulty, one)
  await vi.advanceTimersByTimeAsync(120_000)
  return judged
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LIE = 'says that it is done, though nothing was'

describe('what is sent and goes wrong', () => {
  it('is found where it is told to be done, though nothing was', async () => {
    expect(await found([{ done: false, says: 'Sent!' }])).toEqual([LIE])
  })

  it('is found too where that is told of the second try alone', async () => {
    expect(
      await found([
        { done: false, says: 'Failed.' },
        { done: false, says: 'Sent!' },
      ]),
    ).toEqual([LIE])
  })

  it('is found where the second try says nothing', async () => {
    expect(await found([{ done: false, says: 'Failed.' }, { done: true }])).toEqual([
      'does not come back when the fault is over',
    ])
  })

  it.each<[string, Press[]]>([
    ['done, and told so', [{ done: true, says: 'Sent!' }]],
    ['told to have failed, and done by the second try', [{ done: false }, { done: true, says: 'Sent!' }]],
    // The answer to the first was lost on its way.
    [
      'done, told to have failed, and found to be there',
      [{ done: true }, { done: false, says: 'already on the list' }],
    ],
  ])('is no fault of the screen where it is %s', async (_, presses) => {
    expect(await found(presses)).toEqual([])
  })

  it('is not told by words that stood there before', async () => {
    const standing = `${STANDING} Sent! is what we say.`
    expect(await found([{ done: false }, { done: true, says: 'Sent!' }], { standing })).toEqual([])
  })

  it('is done in the browser alone where somebody logs out', async () => {
    expect(await found([{ done: false, says: 'Logged out' }], { operation: 'logOut' })).toEqual([])
  })
})
