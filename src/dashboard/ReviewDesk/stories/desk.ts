import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { LOGO } from './works'

/** For the meta of the desk's stories: the logo lies on it, before its client. Docs keep a frame of their own for it. */
export const onTheDesk = { work: LOGO, today: '2026-03-04', open: true, onClose: fn() }
export const atTheDesk = { layout: 'fullscreen', scenario: { role: 'client' } }
export const deskFrame = { story: { inline: false, height: '860px' } }

/** What is on the desk. */
export const desk = async (title = LOGO.title) => within(await screen.findByRole('dialog', { name: title }))

/** A picture on the desk, once it is there. */
export async function picture(name: string, title?: string) {
  const image = await (await desk(title)).findByRole('img', { name })
  await waitFor(() => expect(image).toBeVisible())
  return image
}

/** What is on the desk, once the logo's newest picture is there. */
export async function loaded() {
  await picture('Round 2, image 1 of 5')
  return desk()
}
