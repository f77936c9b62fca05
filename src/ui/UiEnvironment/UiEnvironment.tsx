import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react'

/** What a link within the site is made of: an `a` element's props, `href` always there. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string }

export interface UiEnvironmentValue {
  /** Where dialogs, menus and toasts are mounted; null means the document's body. */
  portalContainer: HTMLElement | null
  /** How a link to this site is followed: the app gives its router's; without one it is a plain `a`. */
  Link?: ComponentType<LinkProps> | 'a'
}

/** What the design system needs from its surroundings. The app fills it from its runtime; stories from theirs. */
export const UiEnvironment = createContext<UiEnvironmentValue>({ portalContainer: null })

/** The surroundings of the nearest provider. */
export function useUiEnvironment(): UiEnvironmentValue {
  return useContext(UiEnvironment)
}
