/** What a running copy of the app needs from its surroundings. A browser, a story and a test each bring their own. */

/** Time. `now` is in epoch ms, delays in ms. */
export interface Clock {
  now(): number
  /** Calls back once; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void
}

/** A source of numbers in [0, 1). */
export interface Random {
  next(): number
}

/** Mutual exclusion over everything that shares one storage, tabs included. */
export interface Locks {
  run<T>(name: string, work: () => Promise<T>): Promise<T>
}

/** Text by key. Never throws: where nothing can be stored, it is kept in memory. */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** The keys that stand in it now, in no order. */
  keys(): string[]
  /** Tells of changes made by others; null when everything was cleared, or nobody knows what changed: look anew. */
  subscribe(listener: (key: string | null) => void): () => void
  readonly locks: Locks
}

/** What the browser says about the connection. */
export interface Network {
  online(): boolean
  subscribe(listener: () => void): () => void
}

/** Ways out of the app. */
export interface Navigation {
  /** Leaves the app for a URL. */
  assign(url: string): void
  reload(): void
  /** Reloads unless this page of the history was reloaded so before: it never goes in circles. Says whether it does. */
  reloadOnce(): boolean
  /** Opens a URL in a new tab, without an opener. */
  open(url: string): void
  /** The page's address now. */
  href(): string
  /** Whether this page was reloaded or come back to, not opened anew. */
  returned(): boolean
}

/** Ways for words to leave the page: the clipboard, paper, a file. */
export interface Output {
  /** Says whether the text is on the clipboard now. */
  copy(text: string): Promise<boolean>
  /** Resolves when the print dialog is closed. */
  print(): Promise<void>
  /** Downloads a text file. */
  save(fileName: string, text: string): void
}

/** Media queries. */
export interface Viewport {
  matches(query: string): boolean
  subscribe(query: string, listener: () => void): () => void
}

/** Everything above, for one running copy. */
export interface Ports {
  clock: Clock
  random: Random
  storage: KeyValueStorage
  /** Like `storage`, but for this tab alone and gone with it. */
  tabStorage: KeyValueStorage
  network: Network
  navigation: Navigation
  /** Absent in a browser, whose own is loaded with what needs it (useOutput). */
  output?: Output
  viewport: Viewport
  /** Where dialogs, menus and toasts are mounted; null means the document's body. */
  portalContainer: HTMLElement | null
  /** The element that carries `data-theme`. */
  themeRoot: HTMLElement
}
