import { requestChanges } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { type DecisionOptions, useDecision } from './useDecision'

/** The sending of a change request, from a dialog or from the review desk. */
export const useChangeRequest = (options: Omit<DecisionOptions, 'kind' | 'done' | 'failed'>) =>
  useDecision(requestChanges(useApi()), {
    ...options,
    kind: 'changes',
    done: 'Requested changes sent.',
    failed: 'Request changes failed',
  })
