/** In which looks each story is photographed; its own globals, such as a phone's width, win over them. */
export const MODES = {
  light: { theme: 'light', viewport: 'desktop' },
  dark: { theme: 'dark', viewport: 'desktop' },
} as const
