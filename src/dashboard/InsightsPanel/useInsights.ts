import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { revenue, spend } from '@/api/analytics'
import { cart } from '@/api/cart'
import { favorites } from '@/api/favorites'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { lateCode } from '../parts/lateCode'
import { useDashboardFailure } from '../parts/useDashboardFailure'
import { loadChart } from './loadChart'

/** One thing to load, as the panel sees it. */
interface Loaded<T> {
  data: T | undefined
  state: 'live' | 'loading' | 'failed'
}

interface Query<T> {
  data: T | undefined
  isError: boolean
  isPending: boolean
  errorUpdateCount: number
}

/** What failed stays marked while it is asked for again. */
function seen<T>({ data, isError, isPending, errorUpdateCount }: Query<T>): Loaded<T> {
  if (data !== undefined) return { data, state: 'live' }
  return { data, state: isError || (isPending && errorUpdateCount > 0) ? 'failed' : 'loading' }
}

const NAMES = { spend: 'spend', revenue: 'revenue', cart: 'cart', saved: 'saved', chart: 'chart' }
const LATEST = { ...NAMES, saved: 'saved items' }
const LIST = new Intl.ListFormat('en-US')

const sentence = (start: string, names: readonly string[]) =>
  names.length > 0 ? `${start}${LIST.format(names)}.` : ''

/**
 * The calls behind the insights (spec section 7), each once a visit, and the code that draws the chart, which is
 * one more thing that can be out of reach. Revenue and chart are for admins: nobody else's are asked for.
 */
export function useInsights(admin: boolean, heading: RefObject<HTMLElement | null>) {
  const api = useApi()
  const loads = {
    spend: useQuery(spend(api)),
    revenue: useQuery({ ...revenue(api), enabled: admin }),
    cart: useQuery(cart(api)),
    saved: useQuery(favorites(api)),
    chart: useQuery({ ...lateCode('chart', loadChart), enabled: admin }),
  }
  const { failed, retrying, retry } = useDashboardFailure(Object.values(loads), heading)
  const all = Object.keys(NAMES) as (keyof typeof NAMES)[]
  const missing = all.filter(
    (key) => loads[key].isError || (loads[key].isPending && loads[key].errorUpdateCount > 0),
  )
  return {
    spend: seen(loads.spend),
    revenue: seen(loads.revenue),
    cart: seen(loads.cart),
    saved: seen(loads.saved),
    chart: seen(loads.chart),
    failed,
    retrying,
    retry,
    /** What could not be loaded, in sentences: one for what is not there, one for what stands there from before. */
    missing: [
      sentence(
        'Could not load: ',
        missing.filter((key) => loads[key].data === undefined).map((key) => NAMES[key]),
      ),
      sentence(
        'Could not load the latest ',
        missing.filter((key) => loads[key].data !== undefined).map((key) => LATEST[key]),
      ),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

export type Insights = ReturnType<typeof useInsights>
