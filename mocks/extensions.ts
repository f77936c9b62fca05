import type { ExtensionName } from '@/lib/extensions'
import { operations } from './contract/operations'
import type { Scenario } from './scenario'

/** Every extension of the contract, in its order. */
export const EXTENSION_NAMES = [
  ...new Set(operations.flatMap(({ extension }) => extension ?? [])),
] as readonly ExtensionName[]

/** Those that a scenario's backend has: what the app's settings name. */
export const extensionsOf = ({ without }: Pick<Scenario, 'without'>): readonly ExtensionName[] =>
  EXTENSION_NAMES.filter((name) => !without.includes(name))

/** Those that are not in a list. */
export const extensionsBut = (has: readonly ExtensionName[]): readonly ExtensionName[] =>
  EXTENSION_NAMES.filter((name) => !has.includes(name))
