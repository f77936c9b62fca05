/// <reference types="vite/client" />

/**
 * How this build reaches the faked backend: through a service worker or within the page. False in production, where
 * that code is left out.
 */
declare const __MOCKS__: false | 'worker' | 'page'

/** The version in package.json. */
declare const __VERSION__: string

interface Window {
  /** Set by config.js. */
  __APP_CONFIG__?: unknown
}

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
}
