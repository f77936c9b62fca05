import { resolvers } from './define'

export const favoriteResolvers = resolvers({
  listFavorites: (studio, { token }) => ({ status: 200, json: { favorites: studio.shop.favorites(token) } }),
})
