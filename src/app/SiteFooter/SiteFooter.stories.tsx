import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { SiteFooter } from './SiteFooter'

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Footer' }))
    const links = nav.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    await expect(links.sort()).toEqual([
      'About /about',
      'Add-On Features /features',
      'Blog /newsletter',
      'Contact /contact',
      'FAQ /faq',
      'Privacy Policy /privacy-policy',
      'Projects /projects',
      'Terms /terms',
    ])
    await expect(canvas.getByRole('link', { name: '(714) 555-0146' })).toHaveAttribute(
      'href',
      'tel:7145550146',
    )
    await expect(canvas.getByRole('link', { name: 'hello@overprint.example' })).toHaveAttribute(
      'href',
      'mailto:hello@overprint.example',
    )
    await expect(canvas.getByText('Orange County, California')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email for the newsletter' })).toBeVisible()
    await expect(canvasElement.querySelector('footer [style]')).toBeNull()
  },
}

/** The switch changes the whole page, and is remembered. */
export const ThemeChosen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    const stage = stageOf(context)
    await expect(stage.root.dataset.theme).toBe('dark')
    await expect(stage.area.entries().app_theme).toBe('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await expect(stage.root.dataset.theme).toBe('light')
  },
}

export const CurrentPage: Story = {
  parameters: { route: '/faq' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Mobile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }
