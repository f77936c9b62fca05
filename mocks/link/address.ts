/** Where an address carries a scenario. */
const NAME = 'scenario'

/** The scenario's text in an address, or null. */
export const scenarioIn = (href: string): string | null => new URL(href).searchParams.get(NAME)

/** The same address without a scenario; everything else stays as it is written. */
export function withoutScenario(href: string): string {
  const url = new URL(href)
  const rest = url.search.replace(/^\?/, '').split('&')
  url.search = rest.filter((pair) => pair.split('=')[0] !== NAME).join('&')
  return url.href
}

/** The address with that scenario, readable: commas and colons stay what they are. */
export function withScenario(href: string, text: string): string {
  const url = new URL(withoutScenario(href))
  const readable = encodeURIComponent(text).replace(/%(2C|3A)/g, decodeURIComponent)
  url.search = [url.search.replace(/^\?/, ''), `${NAME}=${readable}`].filter(Boolean).join('&')
  return url.href
}
