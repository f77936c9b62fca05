import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AboutScreen } from './AboutScreen'

const meta = {
  component: AboutScreen,
  parameters: { layout: 'fullscreen', route: '/about' },
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const team = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Team' }))
/** The slide in sight is the one that can be reached. */
const shown = (canvas: Canvas) =>
  team(canvas)
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => !heading.closest('[inert]'))
    .map(({ textContent }) => textContent)

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shaping the Digital Future' })).toBeVisible()
    const principles = within(canvas.getByRole('region', { name: 'Four core principles' }))
    await expect(
      principles.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Innovation', 'Intelligence', 'Security', 'Connectivity'])
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact')
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

/** Name, role, bio, skills and the four links of a person. */
export const TeamMember: Story = {
  play: async ({ canvas }) => {
    const person = team(canvas)
    await expect(person.getByRole('img', { name: 'Portrait of Noor Haddad' })).toBeVisible()
    await expect(person.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible()
    await expect(person.getByText('Design')).toBeVisible()
    await expect(person.getByText(/Draws every mark by hand/)).toBeVisible()
    const skills = within(person.getByRole('list', { name: 'Skills of Noor Haddad' }))
    await expect(skills.getAllByRole('listitem')).toHaveLength(5)
    const links = within(person.getByRole('list', { name: 'Noor Haddad elsewhere' }))
    await expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://linkedin.example/in/noor-haddad',
      'https://github.example/noor-haddad',
      'https://twitter.example/noor-haddad',
      'https://dribbble.example/noor-haddad',
    ])
  },
}

/** Next and previous go round: after the last comes the first, before the first the last. */
export const TeamGoesRound: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(shown(canvas)).toEqual(['Noor Haddad'])
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(shown(canvas)).toEqual(['Elias Brandt']))
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(shown(canvas)).toEqual(['Noor Haddad']))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await waitFor(() => expect(shown(canvas)).toEqual(['Elias Brandt']))
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }
export const Small: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
