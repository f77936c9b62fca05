import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { systemColour, withMedia } from '../../../.storybook/checks/media'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'

/**
 * Header and footer in the colours of a person's own choosing. In Chromium: DevTools, Rendering, "Emulate CSS media
 * feature forced-colors". On Windows: Contrast themes.
 */
const meta = {
  tags: ['long'],
  ...appAt('/services'),
  parameters: { ...inApp, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const FORCED = { 'forced-colors': 'active' } as const
const look = (element: Element, part?: string) => getComputedStyle(element, part)

/** What has an edge, as the system draws it, and not in the colour of the page. */
async function isEdged(element: Element) {
  const { borderTopStyle, borderTopWidth, borderTopColor } = look(element)
  await expect(borderTopStyle).toBe('solid')
  await expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0)
  await expect(borderTopColor).not.toBe(systemColour('Canvas'))
}

/** The page one is on keeps its rule, the logo its paper, the open menu and the fields their edges. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await withMedia(FORCED, async () => {
      await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
      const paper = systemColour('Canvas')
      const header = within(canvas.getAllByRole('banner')[0] as HTMLElement)
      const logo = header.getByRole('link', { name: 'Overprint, home' }).firstElementChild as Element
      await expect(look(logo).forcedColorAdjust).toBe('none')
      await expect(look(logo).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')

      const rule = (name: string) => look(header.getByRole('link', { name }), '::after')
      await expect(rule('Services').borderBottomColor).not.toBe(paper)
      await expect(rule('Services').transform).not.toBe(rule('About').transform)
      await isEdged(header.getByRole('link', { name: 'Register' }))

      await userEvent.click(header.getByRole('button', { name: 'Portfolio' }))
      const entry = await header.findByRole('link', { name: 'Dev Projects' })
      await waitFor(() => expect(entry).toBeVisible())
      await isEdged(entry.closest('[popover]') as Element)
      await userEvent.keyboard('{Escape}')
      const focused = look(document.activeElement as Element)
      await expect([focused.outlineStyle, focused.outlineColor === paper]).toEqual(['solid', false])

      const footer = within(canvas.getAllByRole('contentinfo').at(-1) as HTMLElement)
      await isEdged(footer.getByRole('textbox', { name: 'Email for the newsletter' }))
      await isEdged(footer.getByRole('button', { name: 'Subscribe' }))
      const theme = footer
        .getAllByRole('radio')
        .map((radio) => [
          (radio as HTMLInputElement).checked,
          look(radio.parentElement as Element).backgroundColor === systemColour('Highlight'),
        ])
      await expect(theme.filter(([checked]) => checked)).toHaveLength(1)
      for (const [checked, highlighted] of theme) await expect(highlighted).toBe(checked)
      await expect(canvasElement.querySelector('footer svg')).toBeVisible()
    })
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

/** The panel stands out from the page behind it. */
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Menu' })
    await withMedia(FORCED, async () => {
      await isEdged(opener)
      await userEvent.click(opener)
      const panel = await screen.findByRole('dialog', { name: 'Menu' })
      const { borderInlineStartStyle, borderInlineStartColor } = look(panel)
      await expect(borderInlineStartStyle).toBe('solid')
      await expect(borderInlineStartColor).not.toBe(systemColour('Canvas'))
      const current = within(panel).getByRole('link', { name: 'Services' })
      await expect(look(current).textDecorationLine).toBe('underline')
      await userEvent.click(within(panel).getByRole('button', { name: 'Close menu' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}
