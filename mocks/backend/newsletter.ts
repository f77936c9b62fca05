import { checkedEmail, sameEmail } from './check'
import type { Desk } from './desk'
import { Refusal } from './Refusal'

/** The newsletter box (spec sections 5 and 7). */
export function createNewsletter(desk: Desk) {
  const { tables } = desk

  return {
    /** Puts an address on the list once; refuses with 409 one that is on it. */
    subscribe(address: string): void {
      const email = checkedEmail(address)
      if (tables.subscribers.some((one) => sameEmail(one.email, email)))
        throw new Refusal(409, 'This address is already on the list.')
      tables.subscribers.push({ email, at: desk.now() })
    },
  }
}
