import { queryOptions } from '@tanstack/react-query'
import { isDay } from '@/lib/dates'
import { type ApiClient, call } from './client'
import { fields, integerOf, listOf, textOf } from './read'
import type { components } from './schema'

type Schemas = components['schemas']
type Nullable<T> = { [K in keyof T]: T[K] | null }

/** `spend` in cents, `orders` a count; null is unknown, never nought. */
export type Spend = Nullable<Schemas['Spend']>
/** A day YYYY-MM-DD and its revenue in cents; null is a gap. */
export type RevenuePoint = Omit<Schemas['RevenuePoint'], 'revenue'> & { revenue: number | null }
/** `revenue` in cents, `count` of sales, `series` by day, oldest first; a null number is unknown. */
export type Revenue = Nullable<Omit<Schemas['Revenue'], 'series'>> & { series: RevenuePoint[] }

export const analyticsKeys = {
  all: ['analytics'] as const,
  spend: ['analytics', 'spend'] as const,
  revenue: ['analytics', 'revenue'] as const,
}

/** A count; a negative one is none, a missing or broken one unknown. */
function countOf(value: unknown): number | null {
  const count = integerOf(value, null)
  return count === null ? null : Math.max(0, count)
}

function readPoint(raw: unknown): RevenuePoint | null {
  const { date, revenue } = fields(raw)
  // As the API wrote it: a moment's own first ten characters, moved by no time zone.
  const day = textOf(date).slice(0, 10)
  return isDay(day) ? { date: day, revenue: integerOf(revenue, null) } : null
}

/**
 * One point a day, by date: points of the same day are added up, those without a usable date left out. A day
 * whose amounts are all missing or broken is a gap, not a day without revenue.
 */
function readSeries(body: unknown): RevenuePoint[] {
  const days = new Map<string, number | null>()
  for (const { date, revenue } of listOf(body, 'series', readPoint)) {
    const before = days.get(date) ?? null
    days.set(date, revenue === null ? before : (before ?? 0) + revenue)
  }
  return [...days].map(([date, revenue]) => ({ date, revenue })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** GET /analytics/user/spend (spec section 7): what the signed-in person has spent, in cents. */
export function spend(api: ApiClient) {
  return queryOptions({
    queryKey: analyticsKeys.spend,
    queryFn: ({ signal }) =>
      call(api.GET('/analytics/user/spend', { signal }), (body): Spend => {
        const record = fields(body)
        return { spend: integerOf(record.spend, null), orders: countOf(record.orders) }
      }),
  })
}

/** GET /analytics/admin/revenue (spec section 7): for admins only; never ask it for anybody else. */
export function revenue(api: ApiClient) {
  return queryOptions({
    queryKey: analyticsKeys.revenue,
    queryFn: ({ signal }) =>
      call(api.GET('/analytics/admin/revenue', { signal }), (body): Revenue => {
        const record = fields(body)
        return {
          revenue: integerOf(record.revenue, null),
          count: countOf(record.count),
          series: readSeries(body),
        }
      }),
  })
}
