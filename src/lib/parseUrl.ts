/**
 * A URL, or null for what is none; never throws. Not by URL.canParse: once Node 20 has compiled it, it takes letters
 * outside of ASCII for no URL.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
