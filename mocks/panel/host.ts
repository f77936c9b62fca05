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

/** What was changed here before a link made the data anew. */
export interface PanelAside {
  /** Whether the link that was opened now did it, and no earlier one. */
  isNew: boolean
  /** Puts it in the place of what is here now; the page is to be loaded anew then. */
  bringBack(): Promise<void>
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
  /** null where nothing is set aside. */
  aside: PanelAside | null
  /** Text by key that outlives the page. */
  memory: { get(key: string): string | null; set(key: string, value: string): void }
  /** The page's address now. */
  href(): string
  reload(): void
}
