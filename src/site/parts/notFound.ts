/**
 * Says while a screen is drawn that its address names nothing, which only the data knows. The shell shows its 404
 * page then: a response, thrown, is the router's word for it.
 */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}
