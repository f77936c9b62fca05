// What the app makes of a body that is another thing than the contract's. The test holds each against the readers.

/** Where no list is read from it. */
const BODIES: Record<string, string> = {
  getSpend: 'shows no amount, and no number of orders',
  getRevenue: 'shows no amount, and the sample week, labelled "Sample data"',
  getUnreadCount: 'shows no badge',
  logIn: 'says "Login failed": without a token and a person nobody is signed in',
}

/** Where its list cannot be found. */
export const NO_LIST = 'reads an empty list, and shows that there is nothing'

/** In words, by operation. */
export const ofBody = (operationId: string) => BODIES[operationId] ?? NO_LIST
