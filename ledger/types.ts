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

/** One thing that must be shown, and who shows it. */
export interface Cell {
  row: string
  column: string
  /** Ids of stories, or files and titles of tests. */
  by: string[]
  /** What of it nobody shows or, where it asks for several things, which of them nobody does. */
  missing?: string[]
  /** Why nobody needs to. */
  exception?: string
}

/** Cells of one kind. */
export interface Sheet {
  id: string
  title: string
  cells: Cell[]
}

export interface Ledger {
  /** How many stories there are. */
  stories: number
  sheets: Sheet[]
}
