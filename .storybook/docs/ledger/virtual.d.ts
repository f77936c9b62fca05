declare module 'virtual:ledger' {
  /** Made by tools/ledger/module.ts. */
  export const ledger: import('../../../ledger/types').Ledger
}
