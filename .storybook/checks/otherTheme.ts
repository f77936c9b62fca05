import axe from 'axe-core'
import { inTest } from './inTest'

/** The addon runs every rule in the story's own theme; colours are the one thing that differs in the other. */
export async function checkContrastInOtherTheme(canvas: HTMLElement): Promise<void> {
  if (!inTest()) return
  // What chooses a theme of its own, such as a sheet of solid ink, keeps it in both.
  const themed = [...document.querySelectorAll<HTMLElement>('[data-theme]')].filter(
    (element) => !element.parentElement?.closest('[data-theme]'),
  )
  const before = themed.map((element) => element.dataset.theme ?? '')
  for (const element of themed) element.dataset.theme = element.dataset.theme === 'dark' ? 'light' : 'dark'
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    })
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`),
    )
    if (found.length > 0) throw new Error(`Contrast in the other theme:\n${found.join('\n')}`)
  } finally {
    themed.forEach((element, index) => {
      element.dataset.theme = before[index]
    })
  }
  void canvas
}
