import { resolvers } from './define'

export const favoriteResolvers = resolvers({
  listFavorites: (studio, { token }) => ({ status: 200, json: { favorites: studio.shop.favorites(token) } }),
  saveFavorite: (studio, { token, body }) => ({
    status: 201,
    json: { item: studio.shop.saveFavorite(token, body) },
  }),
  removeFavorite: (studio, { token, params }) => {
    studio.shop.removeFavorite(token, params.id)
    return { status: 204 }
  },
})
