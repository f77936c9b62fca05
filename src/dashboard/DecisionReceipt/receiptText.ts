import { formatDay, formatMoment, todayIn } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { slugify } from '@/lib/slug'
import { DECISIONS, type Receipt } from '../decision/receipts'

export const priceOf = ({ price }: Receipt): string => (price === null ? 'No price' : formatMoney(price))

/** When a decision was taken, to the second and with the time zone: 'Mar 4, 2026, 9:00:12 AM PST'. */
export const whenOf = ({ at }: Receipt): string => formatMoment(at)

export const LABEL = "This device's record"

/** One line each, so that what somebody wrote cannot pass for a line of the receipt. */
const indented = (text: string) => text.trim().replace(/\r?\n/g, '\n  ')

/** A receipt as plain text, for the clipboard and a file. */
export function receiptText(receipt: Receipt, studio: string): string {
  const { decision, title, by, comment, changes, deadline, at } = receipt
  const lines = [
    `${studio}: decision receipt`,
    '',
    `Work: ${title}`,
    `Decision: ${DECISIONS[decision]}`,
    `When: ${whenOf(receipt)} (${new Date(at).toISOString()})`,
    `Price: ${priceOf(receipt)}`,
    ...(by ? [`By: ${by}`] : []),
    ...(comment ? [`Comment: ${indented(comment)}`] : []),
    ...(changes.length > 0
      ? ['Changes:', ...changes.map((change, index) => `  ${index + 1}. ${indented(change)}`)]
      : []),
    ...(deadline ? [`New deadline: ${formatDay(deadline, { year: true })}`] : []),
    '',
    `${LABEL}. The studio keeps its own.`,
  ]
  return `${lines.join('\n')}\n`
}

/** A name that every file system takes. */
export function receiptFileName({ title, at }: Receipt): string {
  // Cut between two words it would end with a hyphen.
  const name = slugify(slugify(title).slice(0, 40))
  return `decision-${name || 'work'}-${todayIn(at)}.txt`
}
