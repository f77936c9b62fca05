import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

/** What a route says of its screen to the build and to hydration. */
export interface ScreenHandle {
  /** The component's name, by which the build finds its code's files. */
  screen: string
  /** Brings in what the screen shows at once on a prerendered page, before it is drawn or comes to life. */
  data?: () => Promise<unknown>
}

/** A screen's code, loaded when somebody goes there. */
export interface Screen {
  lazy: () => Promise<{ Component: ComponentType }>
  handle: ScreenHandle
}

/** A screen's code did not arrive: no network, or a new version of the site has replaced the file. */
export class ScreenUnreachable extends Error {}

/** A screen whose code is loaded when somebody goes there. */
export const loadScreen = (
  module: () => Promise<Record<string, ComponentType>>,
  name: string,
  data?: ScreenHandle['data'],
): Screen & Pick<RouteObject, 'handle'> => ({
  handle: { screen: name, ...(data ? { data } : {}) },
  async lazy() {
    const loaded = await module().catch((cause: unknown) => {
      throw new ScreenUnreachable(`The code of ${name} did not arrive.`, { cause })
    })
    const Component = loaded[name]
    if (!Component) throw new Error(`No ${name} in its module.`)
    return { Component }
  },
})
