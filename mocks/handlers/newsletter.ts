import { resolvers } from './define'

export const newsletterResolvers = resolvers({
  subscribe: (studio, { body }) => {
    studio.newsletter.subscribe(body.email)
    return { status: 200, json: { message: 'Subscribed! Check your inbox.' } }
  },
})
