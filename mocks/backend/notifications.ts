import type { Desk } from './desk'

/** The unread badge (spec section 2, Dashboard). */
export function createNotifications(desk: Desk) {
  return {
    unread(token: string | null): number {
      const { id } = desk.caller(token)
      return desk.tables.notifications.filter(({ userId, read }) => userId === id && !read).length
    },
  }
}
