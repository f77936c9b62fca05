/** What the campaigns take of the app: its pages, and its faked backend, one for each run in their own process. */

export { createBackstage } from '@mocks/backstage'
export { matchOperation } from '@mocks/contract/match'
export { operations } from '@mocks/contract/operations'
export { createSeededRandom } from '@mocks/ports/stagePorts'
export { createMemoryAssets } from '@mocks/server/serverAssets'
export { pages } from '@/app/pages'
