import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/**
 * Runs a mutation that outlives its component. `useMutation` hands one that is under way the options of every later drawing
 * and lets go of it when the component leaves; here key, scope and callbacks stay those of the call. Its failure is told by
 * its options: the promise is always kept.
 */
export async function runMutation<D, E, V, R>(
  client: QueryClient,
  options: MutationOptions<D, E, V, R>,
  variables: V,
): Promise<void> {
  try {
    await client.getMutationCache().build(client, options).execute(variables)
  } catch {
    // Told by `onError`.
  }
}
