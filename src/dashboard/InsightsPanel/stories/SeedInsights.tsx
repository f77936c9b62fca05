import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { analyticsKeys, type Revenue, type Spend } from '@/api/analytics'
import { addDays } from '@/lib/dates'

/** Revenue of the days up to the stories' today, the latest last, in cents. */
export function revenueOf(...amounts: number[]): Revenue {
  const series = amounts.map((revenue, index) => ({
    date: addDays('2026-03-04', index + 1 - amounts.length),
    revenue,
  }))
  return { revenue: amounts.reduce((sum, amount) => sum + amount, 0), count: amounts.length, series }
}

/** For stories: figures that the faked studio does not have, where the panel looks for them. */
export function SeedInsights({
  revenue,
  spend,
  children,
}: {
  revenue?: Revenue
  spend?: Spend
  children: ReactNode
}) {
  const client = useQueryClient()
  useState(() => {
    if (revenue) client.setQueryData(analyticsKeys.revenue, revenue)
    if (spend) client.setQueryData(analyticsKeys.spend, spend)
  })
  return children
}

/** For stories: says what the address's query is. */
export function Query() {
  return <output hidden>{useLocation().search}</output>
}
