import { publicFile } from '@/lib/publicFile'
import { inTest } from './inTest'

/** What a person's system may ask for, by the name of its media feature. */
type Wishes = Record<'forced-colors' | 'prefers-reduced-motion' | 'prefers-contrast', string>

/** What holds while stories are tested: each setting that is given back has to be named. */
const usual = (): Wishes => ({
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-motion': matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 'reduce'
    : 'no-preference',
})

/**
 * Looks at a story as a person sees it whose system has these settings. No page can set them for itself, so it
 * looks only where the stories run as tests; in Storybook the reader sets them, as the story says.
 */
export async function withMedia(wishes: Partial<Wishes>, look: () => Promise<void>): Promise<void> {
  if (!inTest()) return
  const { cdp } = await import('vitest/browser')
  const set = (values: Wishes) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(values).map(([name, value]) => ({ name, value })),
    })
  const before = usual()
  await set({ ...before, ...wishes })
  // The style sheets ask again with the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  try {
    await look()
  } finally {
    await set(before)
  }
}

/** What a system colour is right now, as the browser writes computed colours. */
export function systemColour(name: 'Canvas' | 'CanvasText' | 'Highlight' | 'GrayText'): string {
  const probe = document.createElement('span')
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** An address of a film of the site that tells by no ending what it is. */
export async function bareFilm(): Promise<string> {
  const film = await fetch(publicFile('/media/menu-loop.webm'))
  return URL.createObjectURL(await film.blob())
}
