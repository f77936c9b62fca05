/** What talks to the API: one file, loaded on first need. */
export { authCalls } from '@/api/auth'
export { createApiClient } from '@/api/client'
export { authorise } from '@/session/authorise'
