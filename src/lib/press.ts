/** Milliseconds for which a second press is no decision of its own: longer than the pause within a double click. */
export const PRESS_MS = 400

/** Whether a click is the rest of a double click: what has come to lie under the pointer since is not meant. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1
