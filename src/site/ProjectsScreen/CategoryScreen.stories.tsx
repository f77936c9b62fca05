import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { CategoryScreen } from './CategoryScreen'

const meta = {
  component: CategoryScreen,
  parameters: { layout: 'fullscreen', route: '/projects/web%20designs' },
  // The screen reads its address as the router gives it.
  render: () => (
    <Routes>
      <Route path="/projects/:category" element={<CategoryScreen />} />
    </Routes>
  ),
} satisfies Meta<typeof CategoryScreen>

export default meta
type Story = StoryObj<typeof meta>

const LOST = "Oops! The page you're looking for doesn't exist."
const inApp = { stage: 'app', docs: { story: { inline: false, height: '720px' } } }
const appAt = (path: string): NonNullable<Story['render']> =>
  function render(_, context) {
    return <StageApp path={path} runtime={stageOf(context).runtime} />
  }

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Web Designs' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Web Designs ?, 3$/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Client projects' })).toHaveAttribute('href', '/projects')
    const works = within(canvas.getByRole('list', { name: 'Web Designs' }))
    await expect(works.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Seed catalogue',
      'Bright Alley tickets',
      'Kiln Street shop',
    ])
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const All: Story = {
  parameters: { route: '/projects/all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All projects' })).toBeVisible()
    await expect(
      within(canvas.getByRole('list', { name: 'All projects' })).getAllByRole('listitem'),
    ).toHaveLength(13)
  },
}

export const FourOfThem: Story = { parameters: { route: '/projects/logos' } }

/** The address in capitals is none: hosts that lead on do so before, the others send the 404 page. */
export const UpperCase: Story = {
  parameters: inApp,
  render: appAt('/projects/WEB%20Designs'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LOST })).toBeVisible()
  },
}

/** A category that does not exist is a page that does not exist. */
export const Unknown: Story = {
  parameters: inApp,
  render: appAt('/projects/tattoos'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LOST })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Page not found/))
  },
}

export const Mobile: Story = {
  parameters: { route: '/projects/all' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Small: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { parameters: { route: '/projects/all' }, globals: { theme: 'dark' } }
