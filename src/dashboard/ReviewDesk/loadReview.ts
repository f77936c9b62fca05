import { withReceipts } from '../DecisionReceipt/loadReceipts'

/** The code of the review desk, which comes when somebody reaches for a review. */
export const reviewCode = {
  queryKey: ['code', 'review'],
  queryFn: async () => (await withReceipts(import('./ReviewDesk'))).ReviewDesk,
  staleTime: Number.POSITIVE_INFINITY,
}
