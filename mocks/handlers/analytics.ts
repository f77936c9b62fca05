import { resolvers } from './define'

export const analyticsResolvers = resolvers({
  getSpend: (studio, { token }) => ({ status: 200, json: studio.analytics.spend(token) }),
  getRevenue: (studio, { token }) => ({ status: 200, json: studio.analytics.revenue(token) }),
})
