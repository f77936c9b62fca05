/// <reference types="vite/client" />

/** Whether this build talks to the faked backend. False in production, where that code is left out. */
declare const __MOCKS__: boolean

interface Window {
  /** Set by config.js. */
  __APP_CONFIG__?: unknown
}

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
}
