import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Words where anything that React draws may stand: Storybook's control for objects refuses plain text. */
export const textForWords: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const drawn = argType.type?.name === 'other' && argType.type.value === 'ReactNode'
      const isWords = drawn && typeof initialArgs[name] === 'string' && argType.control === undefined
      return [name, isWords ? { ...argType, control: { type: 'text' as const } } : argType]
    }),
  )
