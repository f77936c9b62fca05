import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from './client'
import { fields, integerOf } from './read'

export const notificationKeys = {
  all: ['notifications'] as const,
  unread: ['notifications', 'unread'] as const,
}

/** GET /notifications/unread-count: how many; a broken or negative count reads as none. */
export function unreadCount(api: ApiClient) {
  return queryOptions({
    queryKey: notificationKeys.unread,
    queryFn: ({ signal }) =>
      call(api.GET('/notifications/unread-count', { signal }), (body) =>
        Math.max(0, integerOf(fields(body).count)),
      ),
  })
}
