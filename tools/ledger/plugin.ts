import type { Plugin } from 'vitest/config'
import { LedgerReporter } from './reporter.ts'

/** Adds the ledger's reporter to whatever reporters a run has. */
export const ledgerRecorder = (): Plugin => ({
  name: 'ledger-recorder',
  configureVitest({ vitest }) {
    vitest.config.reporters.push(new LedgerReporter() as never)
  },
})
