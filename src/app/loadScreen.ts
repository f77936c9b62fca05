import type { ComponentType } from 'react'

/** What an address fills in for the `:names` of its route. */
export type ScreenParams = Readonly<Record<string, string | undefined>>

/** A screen, whose code is loaded when somebody goes there. Stands as `handle` with its route. */
export interface Screen {
  /** The component's name, by which the build finds its code's files. */
  name: string
  /** Loads what is drawn at an address. @throws {ScreenUnreachable} */
  load(params: ScreenParams): Promise<void>
  /** What is drawn there; null while its code has not come. */
  at(params: ScreenParams): ComponentType | null
  /** Brings in what the screen shows at once on a prerendered page, before it is drawn or comes to life. */
  data?: () => Promise<unknown>
}

export interface ScreenOptions {
  data?: Screen['data']
  /** Where data fills the path: how to tell which addresses it knows, and what stands at all others. */
  known?: { load: () => Promise<(params: ScreenParams) => boolean>; otherwise: Screen }
}

/** A screen's code did not arrive: no network, or a new version of the site has replaced the file. */
export class ScreenUnreachable extends Error {}

/** A screen by its module and its component's name. */
export function loadScreen(
  module: () => Promise<Record<string, ComponentType>>,
  name: string,
  { data, known }: ScreenOptions = {},
): Screen {
  let Component: ComponentType | null = null
  let knows: ((params: ScreenParams) => boolean) | null = null

  const fetchCode = async () => {
    const [loaded, judge] = await Promise.all([module(), known?.load()]).catch((cause: unknown) => {
      throw new ScreenUnreachable(`The code of ${name} did not arrive.`, { cause })
    })
    Component = loaded[name] ?? null
    if (!Component) throw new Error(`No ${name} in its module.`)
    knows = judge ?? null
  }
  return {
    name,
    ...(data ? { data } : {}),
    async load(params) {
      if (!Component) await fetchCode()
      if (known && !knows?.(params)) await known.otherwise.load(params)
    },
    at: (params) => (Component && known && !knows?.(params) ? known.otherwise.at(params) : Component),
  }
}
