import { resolvers } from './define'

export const cartResolvers = resolvers({
  getCart: (studio, { token }) => ({ status: 200, json: { items: studio.shop.cart(token) } }),
})
