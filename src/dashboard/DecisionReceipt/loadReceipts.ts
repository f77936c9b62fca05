import { lateCode } from '../parts/lateCode'

const load = () => import('./DecidedList')

/** The code of the receipts. It comes along with that of a decision, so that a connection lost since keeps none back. */
export const receiptsCode = lateCode('receipts', async () => (await load()).DecidedList)

/** The code of a decision, and that of its receipt. */
export const withReceipts = async <T>(code: Promise<T>): Promise<T> => (await Promise.all([code, load()]))[0]
