import { inTest } from './inTest'

/** What a story may not leave behind on the document: portals, attributes, a scroll lock, a title. */
interface Snapshot {
  children: number
  html: string
  body: string
}

let before: { id: string; snapshot: Snapshot } | null = null

function attributes(element: Element): string {
  return [...element.attributes]
    .map(({ name, value }) => `${name}="${value}"`)
    .sort()
    .join(' ')
}

function look(): Snapshot {
  return {
    children: document.body.children.length,
    html: attributes(document.documentElement),
    // The a11y addon's sight filter, which is off, stands there from its first run on.
    body: attributes(document.body).replace('style="filter: none;"', ''),
  }
}

/** Called before each story in a test run: the one before must have left nothing. */
export function checkNothingLeft(id: string): void {
  if (!inTest()) return
  const now = look()
  if (before && JSON.stringify(before.snapshot) !== JSON.stringify(now)) {
    const message = `${before.id} left something on the document: ${JSON.stringify(before.snapshot)} became ${JSON.stringify(now)}`
    before = null
    throw new Error(message)
  }
  before = { id, snapshot: now }
}
