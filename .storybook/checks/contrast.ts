import { inTest } from './inTest'
import { newPaints } from './paints'

/**
 * The addon runs every rule in the story's own theme; colours are the one thing that differs in the other. A page
 * whose every text is painted as one that was judged for an earlier story of the same title is not judged again.
 */
export async function checkContrastInOtherTheme(title: string): Promise<void> {
  if (!inTest()) return
  // What chooses a theme of its own, such as a sheet of solid ink, keeps it in both.
  const themed = [...document.querySelectorAll<HTMLElement>('[data-theme]')].filter(
    (element) => !element.parentElement?.closest('[data-theme]'),
  )
  const before = themed.map((element) => element.dataset.theme ?? '')
  // What is painted alike here is painted alike there: a page that shows nothing new is not drawn anew for it.
  const paints = newPaints(`${title} in ${before.join()}`)
  if (paints.size === 0) return
  for (const element of themed) element.dataset.theme = element.dataset.theme === 'dark' ? 'light' : 'dark'
  try {
    // Half a megabyte that no frame of a wall has to read.
    const { default: axe } = await import('axe-core')
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    })
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`),
    )
    if (found.length > 0) throw new Error(`Contrast in the other theme:\n${found.join('\n')}`)
    paints.keep()
  } finally {
    themed.forEach((element, index) => {
      element.dataset.theme = before[index]
    })
  }
}
