import { resolvers } from './define'

export const contactResolvers = resolvers({
  sendContactMessage: (studio, { body }) => {
    studio.contact.send(body)
    return { status: 200, json: { message: 'Received.' } }
  },
})
