/** What was judged already, by the title of the stories. */
const judged = new Map<string, Set<string>>()

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

const isField = (element: Element) => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)

/** Everything that the contrast of a text hangs on: its own colour and size, and all that it stands on. */
function paintOf(element: Element, grounds: Map<Element, string>): string {
  const { color, fontSize, fontWeight } = getComputedStyle(element)
  return `${color} ${fontSize} ${fontWeight} ${groundOf(element, grounds)}`
}

function groundOf(element: Element, grounds: Map<Element, string>): string {
  const known = grounds.get(element)
  if (known !== undefined) return known
  const { backgroundColor, backgroundImage, opacity, position, mixBlendMode } = getComputedStyle(element)
  const above = element.parentElement ? groundOf(element.parentElement, grounds) : ''
  // Class names stand for what no ancestor tells: a picture behind, a layer above.
  const own = `${element.getAttribute('class') ?? ''} ${backgroundColor} ${backgroundImage} ${opacity} ${position} ${mixBlendMode}`
  const ground = `${above}|${own}`
  grounds.set(element, ground)
  return ground
}

/** The ways in which texts are painted on this page that no earlier story of the title was judged for. */
export function newPaints(title: string): { size: number; keep: () => void } {
  const known = judged.get(title) ?? new Set<string>()
  const grounds = new Map<Element, string>()
  const found = new Set<string>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasOwnText(element) && !isField(element)) continue
    const paint = paintOf(element, grounds)
    if (!known.has(paint)) found.add(paint)
  }
  return {
    size: found.size,
    keep: () => judged.set(title, new Set([...known, ...found])),
  }
}
