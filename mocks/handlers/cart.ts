import { resolvers } from './define'

export const cartResolvers = resolvers({
  getCart: (studio, { token }) => ({ status: 200, json: { items: studio.shop.cart(token) } }),
  addToCart: (studio, { token, body }) => ({
    status: 201,
    json: { item: studio.shop.addToCart(token, body) },
  }),
  removeFromCart: (studio, { token, params }) => {
    studio.shop.removeFromCart(token, params.id)
    return { status: 204 }
  },
})
