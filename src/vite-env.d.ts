/// <reference types="vite/client" />

/**
 * How this build reaches the faked backend: through a service worker or within the page. False in production, where
 * that code is left out.
 */
declare const __MOCKS__: false | 'worker' | 'page'

/** What the storage's keys begin with, in the head script. */
declare const __STORAGE_PREFIX__: string

/** The version in package.json. */
declare const __VERSION__: string

interface Window {
  /** Set by config.js. */
  __APP_CONFIG__?: unknown
  /** Set by the head script: does what was typed and pressed before the app was there. To be called once. */
  early?: () => void
  /** Set by the head script: the path that the document was asked for. */
  drawnFor?: string
}

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
}
