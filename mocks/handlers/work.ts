import { resolvers } from './define'

export const workResolvers = resolvers({
  listClientWorks: (studio, { token, query }) => ({
    status: 200,
    json: { works: studio.work.listForClient(token, query.status) },
  }),
  listAdminWorks: (studio, { token, query }) => ({
    status: 200,
    json: { works: studio.work.listForAdmin(token, query.status) },
  }),
  approveWork: (studio, { token, params, body }) => ({
    status: 200,
    json: { work: studio.work.approve(token, params.id, body) },
  }),
  requestChanges: (studio, { token, params, body }) => ({
    status: 200,
    json: { work: studio.work.requestChanges(token, params.id, body) },
  }),
  setWorkStatus: (studio, { token, params, body }) => ({
    status: 200,
    json: { work: studio.work.setStatus(token, params.id, body) },
  }),
  completeWork: (studio, { token, params }) => ({
    status: 200,
    json: { work: studio.work.complete(token, params.id) },
  }),
  listSubmissions: async (studio, { token, params }) => ({
    status: 200,
    json: { submissions: await studio.rounds.list(token, params.id) },
  }),
  submitWork: (studio, { token, params, body }) => ({
    status: 201,
    json: { work: studio.work.submit(token, params.id, body) },
  }),
})
