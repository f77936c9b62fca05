import type { Backstage, DemoSession } from '../backstage'
import type { Note } from '../link/readPart'
import type { Scenario } from '../scenario'

/** Who is signed in, and the way to change that at once. */
export interface PanelSession {
  /** The address of whoever is signed in, or null. */
  email(): string | null
  subscribe(listener: () => void): () => void
  adopt(session: DemoSession): void
  logOut(): void
}

/** What the panel needs of the copy of the app beside which it stands. */
export interface PanelHost {
  backstage: Backstage
  session: PanelSession
  /** How it starts without a link, and where a reset leads. */
  usual: Scenario
  /** What becomes of the data, as one or two sentences. */
  note: string
  /** What of the link that was opened was not understood. */
  linkNotes: readonly Note[]
  /** Text by key that outlives the page. */
  memory: { get(key: string): string | null; set(key: string, value: string): void }
  /** The page's address now. */
  href(): string
  reload(): void
}
