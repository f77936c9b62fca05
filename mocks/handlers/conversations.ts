import { resolvers } from './define'

export const conversationResolvers = resolvers({
  listConversations: (studio, { token, query }) => ({
    status: 200,
    json: { conversations: studio.conversations.list(token, query.limit) },
  }),
  listMessages: (studio, { token, params }) => ({
    status: 200,
    json: { messages: studio.conversations.messages(token, params.id) },
  }),
  sendMessage: (studio, { token, body }) => {
    studio.conversations.reply(token, body)
    return { status: 201, json: { message: 'Message sent.' } }
  },
})
