import { createContext, useContext } from 'react'

export interface UiEnvironmentValue {
  /** Where dialogs, menus and toasts are mounted; null means the document's body. */
  portalContainer: HTMLElement | null
}

/** What the design system needs from its surroundings. The app fills it from its runtime; stories from theirs. */
export const UiEnvironment = createContext<UiEnvironmentValue>({ portalContainer: null })

/** The surroundings of the nearest provider. */
export function useUiEnvironment(): UiEnvironmentValue {
  return useContext(UiEnvironment)
}
