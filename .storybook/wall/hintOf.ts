import { isOfDesignSystem } from '../stage/parameters'

/** What a wall says of its choices: nothing but the theme works where no story knows a role or an API. */
export const hintOf = (title: string): string =>
  `A state with a width of its own keeps it. ${
    isOfDesignSystem(title)
      ? 'Theme is in the toolbar above.'
      : 'Theme, role, data and network are in the toolbar above.'
  }`
