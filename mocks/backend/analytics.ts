import type { Schemas } from '../contract/types'
import type { Desk } from './desk'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Figures for the Insights panel, money in cents (spec sections 3 and 6). */
export function createAnalytics(desk: Desk) {
  const { tables } = desk

  return {
    /** What the caller has paid, and for how many orders. */
    spend(token: string | null): Schemas['Spend'] {
      const { id } = desk.caller(token)
      const orders = tables.orders.filter(({ userId }) => userId === id)
      return { spend: sum(orders.map(({ amount }) => amount)), orders: orders.length }
    },

    /** Totals over the whole series, and the series, oldest day first; for admins. */
    revenue(token: string | null): Schemas['Revenue'] {
      desk.admin(token)
      const days = tables.revenueDays
      return {
        revenue: sum(days.map(({ revenue }) => revenue)),
        count: sum(days.map(({ sales }) => sales)),
        series: days.map(({ date, revenue }) => ({ date, revenue })),
      }
    },
  }
}
