/** What a picture is printed with. Values are custom properties, so that a picture follows the theme around it. */
export const ink = {
  blue: 'var(--ink-blue)',
  green: 'var(--ink-green)',
  orange: 'var(--ink-orange)',
  black: 'var(--ink)',
  paper: 'var(--paper)',
  raised: 'var(--paper-raised)',
  tint: 'var(--paper-tint)',
  /** Where two inks lie over each other. */
  blueOrange: 'var(--art-blue-orange)',
  blueGreen: 'var(--art-blue-green)',
  orangeGreen: 'var(--art-orange-green)',
  /** A third of an ink. */
  blueLight: 'var(--art-blue-light)',
  greenLight: 'var(--art-green-light)',
  orangeLight: 'var(--art-orange-light)',
  /** Orange over a screen of black. */
  orangeDeep: 'var(--art-orange-deep)',
  /** Ornament and greeked text. */
  line: 'var(--art-line)',
  grey: 'var(--art-grey)',
} as const
