import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ProjectScreen } from './ProjectScreen'

const meta = {
  component: ProjectScreen,
  parameters: { layout: 'fullscreen', route: '/projects/web%20designs/mesa-catalogue' },
  // The screen reads its address as the router gives it.
  render: () => (
    <Routes>
      <Route path="/projects/:category/:id" element={<ProjectScreen />} />
    </Routes>
  ),
} satisfies Meta<typeof ProjectScreen>

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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Seed catalogue' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'A catalogue page with nine seed packets' })).toBeVisible()
    await expect(canvas.getByText('Mesa Seed Library')).toBeVisible()
    await expect(canvas.getByText('Illustrations of nine seed families')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'What we did' })).toBeVisible()
    await expect(canvas.getByText(/replaces the binder/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Web Designs' })).toHaveAttribute(
      'href',
      '/projects/web%20designs',
    )
    await expect(canvas.getByRole('link', { name: 'Start a project like this' })).toHaveAttribute(
      'href',
      '/contact?subject=Project%20Quote&project=Seed%20catalogue',
    )
    const next = within(canvas.getByRole('navigation', { name: 'Next project' }))
    await expect(next.getByRole('link', { name: 'Stall map' })).toHaveAttribute(
      'href',
      '/projects/prototypes/northside-stall-map',
    )
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

/** In the app, where the title of the document names the project, and the next one follows. */
export const OnToTheNext: Story = {
  parameters: inApp,
  render: appAt('/projects/logos/harbor-cafe-cups'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbor Café cups' })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Harbor Café cups/))
    await userEvent.click(canvas.getByRole('link', { name: 'Seed catalogue' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Seed catalogue' })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Seed catalogue/))
  },
}

/** A project under a category that is not its own. */
export const WrongCategory: Story = {
  parameters: inApp,
  render: appAt('/projects/prototypes/mesa-catalogue'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LOST })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Page not found/))
  },
}

export const UnknownId: Story = {
  parameters: inApp,
  render: appAt('/projects/logos/%E0%A4%A'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LOST })).toBeVisible()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Small: Story = {
  parameters: { route: '/projects/prototypes/halyard-booking' },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = {
  parameters: { route: '/projects/logos/halyard-funnel' },
  globals: { theme: 'dark' },
}
