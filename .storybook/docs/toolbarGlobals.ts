/** What the toolbar says, as far as Docs pages ask: theme, role, data, network. */
export type ToolbarGlobals = Readonly<Record<string, string>>

/** The toolbar's words for "as the story says it". */
export const DEFAULTS: ToolbarGlobals = { theme: 'light', role: 'story', seed: 'story', network: 'story' }

/** As a frame's address says it; what is at its default is left out. */
export const globalsInAddress = (globals: ToolbarGlobals) =>
  Object.entries(globals)
    .filter(([name, value]) => value !== DEFAULTS[name])
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
