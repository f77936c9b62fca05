import type { Backstage } from '../backstage'
import type { OperationId } from '../contract/types'
import { outcomeMistakes } from '../handlers/outcomes'
import type { Scenario } from '../scenario'

/** Where tests and designers steer this server; no real backend has it. */
export const CONTROL_PATH = '/__mock/'

interface Command {
  /** In one line, for whoever asks what there is. */
  does: string
  run: (backstage: Backstage, body: Record<string, unknown>) => unknown
}

const COMMANDS: Record<string, Command> = {
  'GET ': { does: 'this list', run: () => ({ commands: commandList() }) },
  'GET scenario': { does: 'the scenario as it is now', run: (backstage) => backstage.scenario() },
  'POST scenario': {
    does: 'changes parts of it, such as {"latency":800,"outcomes":{"getCart":500}}',
    async run(backstage, body) {
      await backstage.setScenario(body as Partial<Scenario>)
      return backstage.scenario()
    },
  },
  'POST reset': {
    does: 'starts again with fresh data, in the scenario of the body or of the command line',
    async run(backstage, body) {
      await backstage.reset(Object.keys(body).length > 0 ? (body as Partial<Scenario>) : undefined)
      return backstage.scenario()
    },
  },
  'POST expire-tokens': {
    does: 'ends every access token; refresh tokens still count',
    run: (backstage) => backstage.expireTokens(),
  },
  'GET calls': { does: 'the calls so far, oldest first', run: (backstage) => backstage.calls.list() },
  'GET breaches': {
    does: 'what broke the contract so far',
    run: (backstage) => backstage.breaches.list().map(({ message }) => message),
  },
  'GET held': { does: 'the operations of the calls that are held', run: (backstage) => backstage.held() },
  'POST release': {
    does: 'lets held calls go on: all, or of one operation, such as {"operationId":"getCart"}',
    run(backstage, { operationId }) {
      // As a scenario says it of an operation that it names wrongly.
      const mistakes = operationId === undefined ? [] : outcomeMistakes({ [String(operationId)]: 'hold' })
      if (mistakes.length > 0) throw new TypeError(mistakes.join(' '))
      return { released: backstage.release(operationId as OperationId | undefined) }
    },
  },
}

const nameAt = (pathname: string) => pathname.slice(CONTROL_PATH.length)

/** Whether a path is one of the control's, known or not. */
export const isControl = (pathname: string): boolean => `${pathname}/`.startsWith(CONTROL_PATH)

/** What each command does, by its method and path. */
export function commandList(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(COMMANDS).map(([key, { does }]) => [key.replace(' ', ` ${CONTROL_PATH}`), does]),
  )
}

/** The methods that a control path knows; none for an unknown one. */
export function controlMethods(pathname: string): string[] {
  return Object.keys(COMMANDS).flatMap((key) => {
    const [method = '', name] = key.split(' ')
    return name === nameAt(pathname) ? [method] : []
  })
}

/** JSON that a person reads in a terminal: a line a command. */
const readable = (value: unknown, init?: ResponseInit) =>
  new Response(`${JSON.stringify(value, null, 2)}\n`, {
    ...init,
    headers: { 'content-type': 'application/json', ...init?.headers },
  })

/** What is wrong with a control request, and the commands that there are. */
export const noSuchCommand = (status: number, message: string, headers: Record<string, string> = {}) =>
  readable({ message, commands: commandList() }, { status, headers })

/** Carries out a control request, whose method its path knows. */
export async function control(backstage: Backstage, request: Request, pathname: string): Promise<Response> {
  const command = COMMANDS[`${request.method} ${nameAt(pathname)}`]
  if (!command) return noSuchCommand(404, `There is no ${pathname}.`)
  try {
    const text = await request.text()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new TypeError('The body of a command is a JSON object.')
    const answer = await command.run(backstage, body as Record<string, unknown>)
    return answer === undefined ? new Response(null, { status: 204 }) : readable(answer)
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    return Response.json({ message: error.message }, { status: 422 })
  }
}
