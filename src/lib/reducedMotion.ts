/** The media query of who wants less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
