/** The key that opens the panel, as the browser names it. */
export const PANEL_KEY = 'F8'

/** The same as it is pressed: on a Mac F8 alone is a key for music, which no page hears of. */
export const keyAsPressed = (platform: string): string =>
  /^Mac/.test(platform) ? `fn ${PANEL_KEY}` : PANEL_KEY
