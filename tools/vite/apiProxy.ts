import type { ProxyOptions } from 'vite'

/**
 * Leads calls on to the API. Where nobody listens there, a person who left for a social sign-in comes back to the login
 * instead of a blank page.
 * @param base where the site stands on its host, with a slash at both ends
 */
export const apiProxy = (target: string, base: string): ProxyOptions => ({
  target,
  changeOrigin: true,
  configure: (proxy) =>
    proxy.on('error', (_error, request, response) => {
      if (
        !('writeHead' in response) ||
        response.headersSent ||
        !/text\/html/.test(request.headers.accept ?? '')
      )
        return
      response.writeHead(302, { Location: `${base}login?error=no_answer` }).end()
    }),
})
