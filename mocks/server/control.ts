import type { Backstage } from '../backstage'
import type { OperationId } from '../contract/types'
import type { Scenario } from '../scenario'

/** Where tests and designers steer this server; no real backend has it. */
export const CONTROL_PATH = '/__mock/'

type Command = (backstage: Backstage, body: Record<string, unknown>) => unknown

const COMMANDS: Record<string, Command> = {
  'GET scenario': (backstage) => backstage.scenario(),
  async 'POST scenario'(backstage, body) {
    await backstage.setScenario(body as Partial<Scenario>)
    return backstage.scenario()
  },
  'POST expire-tokens': (backstage) => backstage.expireTokens(),
  async 'POST reset'(backstage, body) {
    // A body is the scenario to start again with; without one it is the one of the command line.
    await backstage.reset(Object.keys(body).length > 0 ? (body as Partial<Scenario>) : undefined)
    return backstage.scenario()
  },
  'GET calls': (backstage) => backstage.calls.list(),
  'GET breaches': (backstage) => backstage.breaches.list().map(({ message }) => message),
  'GET held': (backstage) => backstage.held(),
  'POST release': (backstage, { operationId }) => ({
    released: backstage.release(operationId as OperationId | undefined),
  }),
}

/** The methods that a control path knows; none for an unknown one. */
export function controlMethods(pathname: string): string[] {
  const name = pathname.slice(CONTROL_PATH.length)
  return Object.keys(COMMANDS).flatMap((key) => {
    const [method = '', command] = key.split(' ')
    return command === name ? [method] : []
  })
}

/** Carries out a control request. */
export async function control(backstage: Backstage, request: Request, pathname: string): Promise<Response> {
  const command = COMMANDS[`${request.method} ${pathname.slice(CONTROL_PATH.length)}`]
  if (!command) return Response.json({ message: `No such command: ${pathname}.` }, { status: 404 })
  try {
    const text = await request.text()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new TypeError('The body of a command is a JSON object.')
    const answer = await command(backstage, body as Record<string, unknown>)
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    return Response.json({ message: error.message }, { status: 422 })
  }
}
