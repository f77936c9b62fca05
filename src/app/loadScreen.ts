import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

/** A screen's code, and its component's name, by which the build finds that code's files. */
export interface Screen {
  lazy: () => Promise<{ Component: ComponentType }>
  handle: { screen: string }
}

/** A screen's code did not arrive: no network, or a new version of the site has replaced the file. */
export class ScreenUnreachable extends Error {}

/** A screen whose code is loaded when somebody goes there. */
export const loadScreen = (
  module: () => Promise<Record<string, ComponentType>>,
  name: string,
): Screen & Pick<RouteObject, 'handle'> => ({
  handle: { screen: name },
  async lazy() {
    const loaded = await module().catch((cause: unknown) => {
      throw new ScreenUnreachable(`The code of ${name} did not arrive.`, { cause })
    })
    const Component = loaded[name]
    if (!Component) throw new Error(`No ${name} in its module.`)
    return { Component }
  },
})
