declare module 'virtual:steps' {
  /** The ids of the stories whose play does something. Made by tools/ledger/module.ts. */
  export const acting: readonly string[]
}
