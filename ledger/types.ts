/** What a story showed when it ran. */
export interface Seen {
  /** Pixels between the edges of its window. */
  width: number
  /** Ids of the manifest's routes at which it stood. */
  routes: string[]
  /** Operations and how they ended, such as `approveWork 409`; `held` and `failed` where no answer came. */
  calls: string[]
}

/** ledger/seen.json: by the story's id. */
export type SeenByStory = Record<string, Seen>
