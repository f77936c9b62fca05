import { describe, expect, it } from 'vitest'
import { ContractBreach } from './breach'
import { checkRequest } from './checkRequest'
import { checkResponse } from './checkResponse'
import { at } from './document'
import { createGuard } from './guard'
import { operationById, operations } from './operations'
import { corruptions } from './testing/corrupt'
import { corruptRequests } from './testing/corruptRequest'
import { type AnswerSample, answerSamples, requestSamples } from './testing/samples'

/** The breach that some work throws, or null. */
function breachOf(work: () => unknown): ContractBreach | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof ContractBreach) return error
    throw error
  }
}

function corruptAnswers(operation: (typeof operations)[number], sample: AnswerSample): AnswerSample[] {
  const { status, contentType, body } = sample
  const content = operation.responses.get(status)?.find((one) => one.type === contentType)
  const schema = content && at(content.place, 'schema')
  const spoiled = schema ? corruptions(schema, body, '/body') : []
  return [
    { ...sample, name: 'status 418', status: 418 },
    { ...sample, name: 'wrong content type', contentType: 'text/csv' },
    content
      ? { ...sample, name: 'no content type', contentType: null }
      : { ...sample, name: 'a body', body: { message: 'Done.' } },
    ...(content ? [{ ...sample, name: 'no body', body: undefined }] : []),
    ...spoiled.map(({ name, value }) => ({ ...sample, name, body: value })),
  ]
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (_, operation) => {
    const requests = requestSamples(operation)
    const answers = answerSamples(operation)

    it('has samples of every status', () => {
      expect(requests.length).toBeGreaterThan(0)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(operation.statuses))
    })

    it('lets every valid request and every example of the contract pass', () => {
      for (const { name, parts } of requests)
        expect([name, breachOf(() => checkRequest(operation, parts))?.message]).toEqual([name, undefined])
      for (const { name, status, contentType, body } of answers)
        expect([name, breachOf(() => checkResponse(operation, status, contentType, body))?.message]).toEqual([
          name,
          undefined,
        ])
    })

    it('catches every corrupted request', () => {
      const corrupted = requests.flatMap(({ parts }) => corruptRequests(operation, parts))
      const missed = corrupted.filter(({ parts }) => !breachOf(() => checkRequest(operation, parts)))
      expect(missed.map(({ name }) => name)).toEqual([])
      expect(corrupted.length).toBeGreaterThanOrEqual(6)
    })

    it('catches every corrupted answer', () => {
      const corrupted = answers.flatMap((sample) => corruptAnswers(operation, sample))
      const missed = corrupted.filter(
        ({ status, contentType, body }) =>
          !breachOf(() => checkResponse(operation, status, contentType, body)),
      )
      expect(missed.map(({ name }) => name)).toEqual([])
      expect(corrupted.length).toBeGreaterThanOrEqual(3)
    })
  },
)

describe('a breach', () => {
  const createProduct = operationById('createProduct')
  const [sample] = requestSamples(createProduct)

  it('says in one sentence where and what', () => {
    if (!sample) throw new Error('no sample')
    const body = {
      kind: 'json',
      value: { ...(createProduct.request?.contents[0]?.examples.logoSprint as object), price: '12' },
    } as const
    const breach = breachOf(() => checkRequest(createProduct, { ...sample.parts, body }))
    expect(breach).toMatchObject({ side: 'request', operationId: 'createProduct', field: '/body/price' })
    expect(breach?.message).toBe(
      'The request of createProduct (POST /products) breaks the contract: /body/price should be integer, but is "12".',
    )
  })

  it('is collected and said aloud', () => {
    const aloud: Error[] = []
    const guard = createGuard((error) => aloud.push(error))
    expect(() => guard.response(createProduct, 201, 'application/json', {})).toThrow(
      /\/body\/product is missing/,
    )
    guard.unknown('DELETE', 'http://localhost/api/v1/products')
    guard.unknown('GET', 'http://localhost/api/v1/nope')
    expect(guard.breaches.list()).toEqual(aloud)
    expect(aloud.map(({ message }) => message).slice(1)).toEqual([
      'The request of an unknown operation (DELETE /api/v1/products) breaks the contract: /method is DELETE, but this path knows only GET, POST.',
      'The request of an unknown operation (GET /api/v1/nope) breaks the contract: /path names no operation of the contract.',
    ])
  })
})

it('catches well over sixty kinds of corruption in all', () => {
  const total = operations.flatMap((operation) => [
    ...requestSamples(operation).flatMap(({ parts }) => corruptRequests(operation, parts)),
    ...answerSamples(operation).flatMap((one) => corruptAnswers(operation, one)),
  ])
  expect(total.length).toBeGreaterThan(600)
})
