import { operationById } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { intendedOf, type Refusal, refusalOf } from './preflight'

const SITE = 'https://studio.example'

/** What a browser makes of a preflight's answer. */
function judged(operationId: Parameters<typeof operationById>[0], headers: Record<string, string>) {
  return refusalOf(new Response(null, { status: 204, headers }), intendedOf(operationById(operationId)), SITE)
}

const whole = {
  'access-control-allow-origin': SITE,
  'access-control-allow-methods': 'GET, PATCH, DELETE',
  'access-control-allow-headers': 'authorization,content-type',
}
const refused = (problem: string, onlyToken = false): Refusal => ({ problem, onlyToken })

describe('what a call says of itself beforehand', () => {
  it.each([
    ['logIn', 'POST', ['content-type']],
    ['register', 'POST', ['authorization', 'content-type']],
    ['logOut', 'POST', ['authorization']],
    ['setWorkStatus', 'PATCH', ['authorization', 'content-type']],
    ['completeWork', 'POST', ['authorization']],
    ['removeFavorite', 'DELETE', ['authorization']],
    // Its content type is one that any page may send.
    ['uploadFiles', 'POST', ['authorization']],
    ['getCart', 'GET', ['authorization']],
  ] as const)('%s', (operationId, method, headers) => {
    expect(intendedOf(operationById(operationId))).toEqual(expect.objectContaining({ method, headers }))
  })

  it('names something in the path that is nothing', () => {
    expect(intendedOf(operationById('setWorkStatus')).path).toBe('/work/sample/status')
  })
})

describe("what a browser makes of a preflight's answer", () => {
  it.each([
    ['setWorkStatus', whole, null],
    [
      'setWorkStatus',
      { ...whole, 'access-control-allow-headers': 'Content-Type ,X-Other,  AUTHORIZATION' },
      null,
    ],
    ['setWorkStatus', { ...whole, 'access-control-allow-origin': '*' }, null],
    ['setWorkStatus', { ...whole, 'access-control-allow-methods': '*' }, null],
    ['logIn', { ...whole, 'access-control-allow-headers': '*' }, null],
    // POST and GET need no leave.
    ['approveWork', { ...whole, 'access-control-allow-methods': '' }, null],
    ['getCart', { ...whole, 'access-control-allow-methods': 'PUT' }, null],
    ['uploadFiles', { ...whole, 'access-control-allow-headers': 'Authorization' }, null],
    ['setWorkStatus', {}, refused(`does not allow ${SITE}`)],
    [
      'setWorkStatus',
      { ...whole, 'access-control-allow-origin': `${SITE}/` },
      refused(`does not allow ${SITE}`),
    ],
    [
      'setWorkStatus',
      { ...whole, 'access-control-allow-methods': 'GET, POST, patch' },
      refused('does not allow the method PATCH'),
    ],
    [
      'removeFavorite',
      { ...whole, 'access-control-allow-methods': 'GET' },
      refused('does not allow the method DELETE'),
    ],
    [
      'logIn',
      { ...whole, 'access-control-allow-headers': 'authorization' },
      refused('does not allow the header Content-Type'),
    ],
    // A star does not stand for Authorization.
    [
      'setWorkStatus',
      { ...whole, 'access-control-allow-headers': '*' },
      refused('does not allow the header Authorization'),
    ],
    [
      'setWorkStatus',
      { 'access-control-allow-origin': SITE },
      refused('does not allow the method PATCH, the header Authorization and the header Content-Type'),
    ],
    // A visitor has no token to send.
    [
      'subscribe',
      { ...whole, 'access-control-allow-headers': 'content-type' },
      refused('does not allow the header Authorization', true),
    ],
    [
      'subscribe',
      { 'access-control-allow-origin': SITE },
      refused('does not allow the header Authorization and the header Content-Type'),
    ],
  ] as const)('%s %j', (operationId, headers, refusal) => {
    expect(judged(operationId, headers)).toEqual(refusal)
  })

  it('does not follow or forgive', () => {
    const intended = intendedOf(operationById('logIn'))
    const answered = (status: number) =>
      refusalOf(new Response(null, { status, headers: whole }), intended, SITE)
    expect(answered(200)).toBeNull()
    expect(answered(302)).toEqual(refused('is answered 302'))
    expect(answered(404)).toEqual(refused('is answered 404'))
    const silence = { problem: 'nothing came within 15 s' }
    expect(refusalOf(silence, intended, SITE)).toEqual(refused('gets no answer: nothing came within 15 s'))
  })
})
