import type { Runtime } from '@/runtime/createRuntime'

const paths = new WeakMap<Runtime, Set<string>>()

/** Notes that a running copy of the app stood at a path; the coverage ledger asks which routes a story shows. */
export function noteVisit(runtime: Runtime, path: string): void {
  const visited = paths.get(runtime) ?? new Set()
  paths.set(runtime, visited.add(path))
}

/** The paths at which it stood, in their order. */
export const visitsOf = (runtime: Runtime): readonly string[] => [...(paths.get(runtime) ?? [])]
