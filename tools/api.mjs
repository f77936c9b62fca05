/** `npm run api`: runs the faked backend's server. */
import { loadBundled } from './bundle.mjs'

await loadBundled('mocks/server/main.ts', { logLevel: 'warn' })
