import type { DemoRole } from '@mocks/backstage'
import type { OperationId } from '@mocks/contract/types'
import type { Outcomes } from '@mocks/scenario'
import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished } from 'vitest'
import { createTestSession } from '@/session/testSession'
import { type ApiClient, createApiClient } from './client'
import type { ContactMessage } from './contact'

/** A letter to the studio with all that it must have. */
export const LETTER = {
  name: 'Ana Reyes',
  email: 'ana@mesaseed.example',
  subject: 'Project Quote',
  message: 'We need a label for a seed packet.',
} satisfies ContactMessage

function createCache() {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return {
    /** Asks a query. */
    ask: client.fetchQuery.bind(client) as QueryClient['fetchQuery'],
    /** Runs a mutation once. */
    run: <D, V>(options: MutationOptions<D, Error, V>, variables: V): Promise<D> =>
      client.getMutationCache().build(client, options).execute(variables),
  }
}

/** The API over a faked backend, in the name of a role. The test fails at its end if the contract was breached. */
export async function openApi(
  role: DemoRole | 'visitor',
  outcomes: Outcomes = {},
  { refreshToken = false } = {},
) {
  const world = createTestSession(outcomes)
  const { backstage } = world
  const user = role === 'visitor' ? null : world.store(role, { refreshToken }).user
  const { runtime } = world.openTab()
  await runtime.session.start()
  const api = await runtime.api()
  onTestFinished(() => {
    runtime.dispose()
    backstage.dispose()
    expect(backstage.breaches.list()).toEqual([])
  })
  return {
    ...createCache(),
    api,
    backstage,
    userId: user?.id ?? '',
    /** The JSON bodies sent to an operation, oldest first. */
    bodies: (id: OperationId) => backstage.calls.of(id).map(({ requestBody }) => requestBody),
    /** The paths under the base asked of an operation, with their queries. */
    paths: (id: OperationId) => backstage.calls.of(id).map(({ url }) => url.replace(runtime.apiUrl, '')),
  }
}

/** An API whose server answers everything with one body, however odd. */
export function answering(body: unknown, status = 200): ReturnType<typeof createCache> & { api: ApiClient } {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    ...createCache(),
    api: createApiClient('https://api.example/api/v1', async () => new Response(text, { status })),
  }
}

/** What a call was rejected with. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error('The call succeeded.')
}
