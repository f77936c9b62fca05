import { useQuery } from '@tanstack/react-query'
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { api } from './Dashboard'

// biome-ignore lint/style/noDefaultExport: React.lazy wants one.
export default function Chart() {
  const { data } = useQuery({
    queryKey: ['revenue'],
    queryFn: async () => (await api.GET('/analytics/admin/revenue')).data,
  })
  if (!data) return null
  return (
    <ResponsiveContainer width="100%" height={300}>
      <AreaChart data={data.series.slice(-7)}>
        <CartesianGrid />
        <XAxis dataKey="date" />
        <YAxis />
        <Tooltip />
        <Area dataKey="revenue" isAnimationActive={false} />
      </AreaChart>
    </ResponsiveContainer>
  )
}
