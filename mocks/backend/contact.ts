import type { Schemas } from '../contract/types'
import { checkedEmail, filled } from './check'
import type { Desk } from './desk'

/** The contact form (spec sections 5 and 7). */
export function createContact(desk: Desk) {
  return {
    send(body: Schemas['ContactMessage']): void {
      const name = filled('name', body.name)
      const email = checkedEmail(body.email)
      const message = filled('message', body.message)
      const at = desk.now()
      desk.tables.contactMessages.push({ ...body, _id: desk.id('contact'), name, email, message, at })
    },
  }
}
