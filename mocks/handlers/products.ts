import { resolvers } from './define'

export const productResolvers = resolvers({
  listProducts: (studio, { token, query }) => ({
    status: 200,
    json: { products: studio.products.list(token, query.limit) },
  }),
  createProduct: (studio, { token, body }) => ({
    status: 201,
    json: { product: studio.products.create(token, body) },
  }),
  setProductActive: (studio, { token, params, body }) => ({
    status: 200,
    json: { product: studio.products.setActive(token, params.id, body.active) },
  }),
})
