import { withReceipts } from '../DecisionReceipt/loadReceipts'
import { lateCode } from '../parts/lateCode'

/** The code of the review desk, which comes when somebody reaches for a review. */
export const reviewCode = lateCode(
  'review',
  async () => (await withReceipts(import('./ReviewDesk'))).ReviewDesk,
)
