import { type Backstage, type BackstageOptions, createBackstage } from '../backstage'
import { BASE_PATH } from '../contract/operations'

/** A backstage that says nothing on the console; its breaches are looked at instead. */
export function quietBackstage(options: BackstageOptions = {}): Backstage {
  return createBackstage({ onBreach: () => {}, ...options })
}

export interface AskOptions {
  method?: string
  token?: string
  json?: unknown
  form?: FormData
  signal?: AbortSignal
}

/** A request to a path under /api/v1. */
export function requestTo(path: string, { method, token, json, form, signal }: AskOptions = {}): Request {
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (json !== undefined) headers.set('content-type', 'application/json')
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
  return new Request(`http://site.example${BASE_PATH}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  })
}

/** Asks a backstage by its transport. */
export function ask(backstage: Backstage, path: string, options: AskOptions = {}): Promise<Response> {
  return backstage.transport(requestTo(path, options))
}

/** A product that the contract takes. */
export const NEW_PRODUCT = {
  kind: 'service',
  title: 'Riso poster run',
  slug: 'riso-poster-run',
  description: 'Two inks, fifty sheets.',
  price: 42000,
  currency: 'USD',
  tags: ['print'],
  gallery: [],
  active: true,
}
