/** The files of a new screen: alive from the first minute, with a story for each fixed state. */
import { askingScreen, askingStories } from './asking.mjs'
import { tellingScreen, tellingStories } from './telling.mjs'

/** `InvoiceList` as words: `Invoice list`. */
const wordsOf = (name) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words[0].toUpperCase() + words.slice(1)
}

/** What its stories say of the path: only the screen's own, since the coverage ledger counts the route as shown. */
const routeLine = (route) =>
  route
    ? `route: '${route}',`
    : "// With its path in src/app/manifest.ts comes route: '/its-path'. The coverage ledger counts by it."

const sheet = `.screen {
  display: grid;
  gap: var(--space-6);
  padding: var(--space-6) var(--gutter);
}

.list {
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
}
`

/** In the dashboard a screen asks the API, elsewhere its words come with it. */
export function screenFiles(name, area, route) {
  const words = wordsOf(name)
  const line = routeLine(route)
  const [screen, stories] =
    area === 'dashboard'
      ? [askingScreen(name, words), askingStories(name, words, line)]
      : [tellingScreen(name, words), tellingStories(name, words, line)]
  return {
    folder: `src/${area}/${name}Screen`,
    files: {
      [`${name}Screen.tsx`]: screen,
      [`${name}Screen.module.css`]: sheet,
      [`${name}Screen.stories.tsx`]: stories,
    },
  }
}
