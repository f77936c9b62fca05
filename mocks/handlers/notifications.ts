import { resolvers } from './define'

export const notificationResolvers = resolvers({
  getUnreadCount: (studio, { token }) => ({
    status: 200,
    json: { count: studio.notifications.unread(token) },
  }),
})
