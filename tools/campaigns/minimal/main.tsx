// The least that the same libraries need to show a chart and lists, written as most would write it: the route, then
// the chart's code, then the data. What `npm run speed` compares the dashboard with.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

const router = createBrowserRouter([
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./Dashboard')).Dashboard }),
    HydrateFallback: () => null,
  },
])

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
