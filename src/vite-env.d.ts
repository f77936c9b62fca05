/// <reference types="vite/client" />

/** Whether this build talks to the faked backend. False in production, where that code is left out. */
declare const __MOCKS__: boolean

/** The version in package.json. */
declare const __VERSION__: string

interface Window {
  /** Set by config.js. */
  __APP_CONFIG__?: unknown
}

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
}
