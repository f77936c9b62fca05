/** A call whose session ended, or was replaced, while it was under way. The screens say nothing of it. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
}
