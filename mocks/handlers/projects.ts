import { resolvers } from './define'

export const projectResolvers = resolvers({
  listUserProjects: (studio, { token, params }) => ({
    status: 200,
    json: { projects: studio.projects.listOf(token, params.id) },
  }),
})
