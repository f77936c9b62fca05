/** What the campaigns take of the faked backend: one for each run, in their own process. */
export { createBackstage } from '@mocks/backstage'
export { matchOperation } from '@mocks/contract/match'
export { createSeededRandom } from '@mocks/ports/stagePorts'
export { createMemoryAssets } from '@mocks/server/serverAssets'
