import { withReceipts } from '../DecisionReceipt/loadReceipts'
import { lateCode } from '../parts/lateCode'

/** The code of the decisions' dialogs, which comes when somebody reaches for a decision. */
export const decisionCode = lateCode(
  'decisions',
  async () => (await withReceipts(import('./DecisionDialog'))).DecisionDialog,
)
