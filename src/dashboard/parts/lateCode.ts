/**
 * The question for code that comes when somebody reaches for it; see `useLateCode`. It is asked once: what has come does
 * not grow old.
 */
export const lateCode = <Code>(name: string, load: () => Promise<Code>) => ({
  queryKey: ['code', name],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
})
