import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'
import { TESTIMONIALS } from '@/content/testimonials'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { HomeScreen } from './HomeScreen'

const meta = {
  component: HomeScreen,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const lead = (canvas: Canvas, name: string | RegExp) =>
  canvas.getByRole('link', { name }).getAttribute('href')
const section = (canvas: Canvas, name: string) => canvas.getByRole('region', { name })
const headings = (within: HTMLElement) =>
  [...within.querySelectorAll('h3')].map(({ textContent }) => textContent)

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We draw it. We build it. You approve it.',
    )
    // The hero and the strip, to the letter.
    for (const [name, href] of [
      ['Get Started', '/contact'],
      ['Case Studies', '/about'],
      ['Logos', '/logodesign'],
      ['UI/UX', '/design'],
      ['Prototypes', '/work'],
      [/^Order a project/, '/order'],
      [/^Talk to us/, '/contact'],
      [/^Ask a question/, '/inquire'],
      [/^Browse client projects/, '/browse'],
      [/^Discover our products/, '/discover'],
      ['Read what clients say', '/testimonials'],
    ] as const) {
      await expect(lead(canvas, name)).toBe(href)
    }
    await expect(headings(section(canvas, 'Our Offerings'))).toEqual([
      'Design',
      'UI/UX Designs',
      'Prototypes',
      'Development Work',
      'Code Optimization',
      'Mobile Apps',
    ])
    await expect(headings(section(canvas, 'Our Working Process'))).toEqual([
      'Research & Analytics',
      'Prototyping',
      'UI/UX Design',
      'Development',
    ])
    await expect(section(canvas, 'Client Testimonials')).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'See what we threw away' })).toBeVisible()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

/** Arrow keys, Home and End choose; cards and View All follow. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await expect(tabs).toEqual(['All', 'Logos', 'Web Designs', 'Prototypes', 'Mobile Apps'])
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await expect(lead(canvas, 'View All')).toBe('/projects/all')
    await userEvent.click(tab('All'))
    for (const [key, name, href, count] of [
      ['{ArrowRight}', 'Logos', '/projects/logos', 4],
      ['{ArrowRight}', 'Web Designs', '/projects/web%20designs', 3],
      ['{End}', 'Mobile Apps', '/projects/mobile%20apps', 3],
      ['{ArrowRight}', 'All', '/projects/all', 7],
      ['{ArrowLeft}', 'Mobile Apps', '/projects/mobile%20apps', 3],
      ['{ArrowLeft}', 'Prototypes', '/projects/prototypes', 3],
      ['{Home}', 'All', '/projects/all', 7],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(tab(name)).toHaveFocus()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getAllByRole('tab', { selected: true })).toHaveLength(1)
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
      await expect(lead(canvas, 'View All')).toBe(href)
      await expect(canvas.getAllByRole('link', { name: /^View Details/ })).toHaveLength(count)
    }
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View Details of Harbor Café cups' })).toHaveFocus()
  },
}

function Visit() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/', element: <HomeScreen /> },
        { path: '*', element: <h1>Another page</h1> },
      ],
      { initialEntries: ['/about', '/'], initialIndex: 1 },
    ),
  )
  return (
    <>
      <button type="button" onClick={() => router.navigate(-1)}>
        Back
      </button>
      <RouterProvider router={router} />
    </>
  )
}

/** Back from a project leads to the tab that it was chosen in. Tabs themselves are no steps. */
export const BackToTheTab: Story = {
  parameters: { stage: 'app' },
  render: (_, context) => (
    <RuntimeProvider runtime={stageOf(context).runtime}>
      <Visit />
    </RuntimeProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Prototypes' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Logos' }))
    await userEvent.click(canvas.getByRole('link', { name: 'View Details of Halyard funnel mark' }))
    await canvas.findByRole('heading', { name: 'Another page' })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('tab', { name: 'Logos' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getAllByRole('link', { name: /^View Details/ })).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('heading', { name: 'Another page' })).toBeVisible()
  },
}

export const Logos: Story = {
  args: { initialTab: 'Logos' },
  play: async ({ canvas }) => {
    await expect(lead(canvas, 'View Details of Halyard funnel mark')).toBe('/projects/logos/halyard-funnel')
  },
}

export const WebDesigns: Story = {
  args: { initialTab: 'Web Designs' },
  play: async ({ canvas }) => {
    await expect(lead(canvas, 'View Details of Seed catalogue')).toBe(
      '/projects/web%20designs/mesa-catalogue',
    )
  },
}

export const Prototypes: Story = {
  args: { initialTab: 'Prototypes' },
  play: async ({ canvas }) => {
    await expect(lead(canvas, 'View Details of Order ahead')).toBe('/projects/prototypes/harbor-order-ahead')
  },
}

export const MobileApps: Story = {
  args: { initialTab: 'Mobile Apps' },
  play: async ({ canvas }) => {
    await expect(lead(canvas, 'View Details of Longwave dial')).toBe('/projects/mobile%20apps/longwave-dial')
  },
}

export const TestimonialsFailed: Story = {
  args: { testimonials: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load testimonials')).toBeVisible()
  },
}

export const NoTestimonials: Story = {
  args: { testimonials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No testimonials available yet.')).toBeVisible()
  },
}

/** Who is signed in sees the same page: it is drawn before anybody is known. */
export const SignedIn: Story = {
  parameters: { scenario: { role: 'client' } },
  play: async ({ canvas }) => {
    await expect(lead(canvas, 'Get Started')).toBe('/contact')
  },
}

export const LongContent: Story = {
  args: {
    testimonials: TESTIMONIALS.map((one) => ({
      ...one,
      content: `${one.content} ${one.content} ${one.content}`,
      user: { name: `${one.user.name}, and Wolfeschlegelsteinhausenbergerdorff Brothers Incorporated` },
    })),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    // Their carousel comes when they are near.
    section(canvas, 'Client Testimonials').scrollIntoView()
    await expect(await canvas.findByRole('region', { name: 'What clients say' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Slide \d$/ })).toHaveLength(3)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const DarkMobile: Story = { ...Mobile, globals: { ...Mobile.globals, theme: 'dark' } }
