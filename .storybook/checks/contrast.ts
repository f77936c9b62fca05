import { inTest } from './inTest'
import { newPaints } from './paints'

/** What a test asks of axe for every story: all but contrast, which takes longer than everything else and is asked below. */
export const AXE_IN_TEST = {
  // Nobody reads what passed, and axe is quicker when it need not write it down.
  resultTypes: ['violations'],
  reporter: 'no-passes',
  rules: { 'color-contrast': { enabled: false } },
}

/** @throws with every text that is hard to read on the page as it is drawn now. */
async function judge(which: string): Promise<void> {
  // Half a megabyte that no frame of a wall has to read.
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`),
  )
  if (found.length > 0) throw new Error(`Contrast in ${which} theme:\n${found.join('\n')}`)
}

/**
 * Judges the contrast of every text, in a test, in the story's own theme and then in the other one. A page whose every
 * text is painted as one that was judged for an earlier story of the same title is not judged again: what is painted
 * alike in one theme is painted alike in the other. A quarter of the time of all stories: `npm test` leaves it to `--all`.
 */
export async function checkContrast(title: string): Promise<void> {
  if (!inTest()) return
  if (import.meta.env.QUICK) {
    // What measures itself knows its size a frame later; the other checks are to find it so.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return
  }
  // What chooses a theme of its own, such as a sheet of solid ink, keeps it in both.
  const themed = [...document.querySelectorAll<HTMLElement>('[data-theme]')].filter(
    (element) => !element.parentElement?.closest('[data-theme]'),
  )
  const before = themed.map((element) => element.dataset.theme ?? '')
  const paints = newPaints(`${title} in ${before.join()}`)
  if (paints.size === 0) return
  await judge("the story's")
  for (const element of themed) element.dataset.theme = element.dataset.theme === 'dark' ? 'light' : 'dark'
  try {
    await judge('the other')
    paints.keep()
  } finally {
    themed.forEach((element, index) => {
      element.dataset.theme = before[index]
    })
  }
}
