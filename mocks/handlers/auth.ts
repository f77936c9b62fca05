import { consentPage } from './consentPage'
import { resolvers } from './define'

export const authResolvers = resolvers({
  logIn: (studio, { body }) => ({ status: 200, json: studio.auth.logIn(body) }),
  register: (studio, { body }) => ({ status: 201, json: studio.auth.register(body) }),
  logOut: (studio, { token }) => {
    studio.auth.logOut(token)
    return { status: 204 }
  },
  refreshAtStartup: (studio, { body }) => ({ status: 200, json: studio.auth.refresh(body) }),
  refreshOnUnauthorized: (studio, { body }) => ({ status: 200, json: studio.auth.refresh(body) }),
  startGoogleSignIn: (studio, { query }) => ({ status: 200, html: consentPage('Google', studio, query) }),
  startGithubSignIn: (studio, { query }) => ({ status: 200, html: consentPage('GitHub', studio, query) }),
})
