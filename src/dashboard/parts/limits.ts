/** What the contract takes, in characters. More is told before anything is sent, and stays written. */
export const MAX_WORDS = 10_000
export const MAX_CHANGE = 1000
/** How many changes a request holds. */
export const MAX_CHANGES = 50

/** What is said of a comment or a reply that is too long. */
export const TOO_LONG = 'Use 10,000 characters at most.'

export const isTooLong = (words: string): boolean => words.trim().length > MAX_WORDS
