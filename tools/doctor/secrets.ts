/** What stands for a secret in a report. */
const HIDDEN = '(hidden)'

/** A text without the secrets in it: an API may send back what it was sent. */
export const hidden = (text: string, secrets: readonly string[]): string =>
  [...secrets]
    // The longest first, so that one which begins another leaves no rest of it.
    .sort((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)

/** Keys of what is told of a token, such as tokenType; hiding "Bearer" or "1" would leave no report to read. */
const ABOUT_TOKEN = /token[_-]?(?:type|version|expir|scope|name)/i
/** No token is shorter, and shorter texts stand in every report. */
const SHORTEST = 8

/** Every text under a key that names a token, wherever an answer holds it, however deep it is. */
export function tokensIn(body: unknown): string[] {
  const found = new Set<string>()
  const left: [value: unknown, isToken: boolean][] = [[body, false]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, isToken] = next
    if (typeof value === 'string' && isToken && value.length >= SHORTEST) found.add(value)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, one] of Object.entries(value))
      left.push([one, !ABOUT_TOKEN.test(key) && (isToken || /token/i.test(key))])
  }
  return [...found]
}

/** A value of JSON without the secrets in its texts and numbers. */
export function withoutSecrets(value: unknown, secrets: readonly string[]): unknown {
  const json = JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one !== 'string' && typeof one !== 'number') return one
    const rest = hidden(String(one), secrets)
    return rest === String(one) ? one : rest
  })
  return json === undefined ? value : JSON.parse(json)
}
