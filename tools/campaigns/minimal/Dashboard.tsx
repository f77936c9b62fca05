import { useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { lazy, Suspense } from 'react'
import { create } from 'zustand'
import type { paths } from '@/api/schema'

const Chart = lazy(() => import('./Chart'))

const { apiBase } = (window.__APP_CONFIG__ ?? {}) as { apiBase?: string }
export const api = createClient<paths>({
  baseUrl: new URL(`${apiBase ?? ''}/api/v1`, location.href).href,
  headers: { Authorization: `Bearer ${localStorage.getItem('app_token')}` },
})

const useShown = create(() => ({ limit: 12 }))

export function Dashboard() {
  const limit = useShown((state) => state.limit)
  const works = useQuery({
    queryKey: ['works'],
    queryFn: async () =>
      (await api.GET('/work/admin/me', { params: { query: { status: 'in_progress' } } })).data,
  })
  const products = useQuery({
    queryKey: ['products', limit],
    queryFn: async () => (await api.GET('/products', { params: { query: { limit } } })).data,
  })
  return (
    <main>
      <h1>Dashboard</h1>
      <Suspense fallback={null}>
        <Chart />
      </Suspense>
      <ul>
        {[...(works.data?.works ?? []), ...(products.data?.products ?? [])].map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
    </main>
  )
}
