/**
 * In which looks each story is photographed; its own globals, such as a phone's width, win over them. No mode is a phone:
 * the steps of a story are written for its width (a menu stands elsewhere), so phones are stories, which the ledger wants
 * of every screen.
 */
export const MODES = {
  light: { theme: 'light', viewport: 'desktop' },
  dark: { theme: 'dark', viewport: 'desktop' },
} as const
