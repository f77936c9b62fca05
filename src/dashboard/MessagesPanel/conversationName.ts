/** Characters of a message that name its conversation. */
const NAME_LENGTH = 48

/**
 * What a conversation is called where its message is not in sight: a server gives it no name, so it is the
 * beginning of its latest message, cut between words where there are any.
 */
export function conversationName(preview: string): string {
  const characters = Array.from(preview.trim().replace(/\s+/g, ' '))
  if (characters.length === 0) return 'the conversation without messages'
  if (characters.length <= NAME_LENGTH) return `“${characters.join('')}”`
  const start = characters.slice(0, NAME_LENGTH - 1).join('')
  return `“${start.replace(/[\s,.;:]+\S{0,20}$/, '')}…”`
}
