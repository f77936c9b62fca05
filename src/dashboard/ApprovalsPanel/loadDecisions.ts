import { withReceipts } from '../DecisionReceipt/loadReceipts'

/** The code of the decisions' dialogs, which comes when somebody reaches for a decision. */
export const decisionCode = {
  queryKey: ['code', 'decisions'],
  queryFn: async () => (await withReceipts(import('./DecisionDialogs'))).DecisionDialogs,
  staleTime: Number.POSITIVE_INFINITY,
}
