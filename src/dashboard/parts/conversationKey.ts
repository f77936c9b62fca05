/** The part of the dashboard's address that names the open conversation. */
export const CONVERSATION_KEY = 'conversation'
