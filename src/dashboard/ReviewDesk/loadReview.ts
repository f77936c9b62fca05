/** The code of the review desk, which comes when somebody reaches for a review. */
export const reviewCode = {
  queryKey: ['code', 'review'],
  queryFn: async () => (await import('./ReviewDesk')).ReviewDesk,
  staleTime: Number.POSITIVE_INFINITY,
}
