import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PORTFOLIO } from '@/content/portfolio'
import { publicFile } from '@/lib/publicFile'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { PortfolioScreen } from './PortfolioScreen'

/** The data as a story wants it, in place at once. */
const data =
  (change: (project: (typeof PORTFOLIO)[number], at: number) => (typeof PORTFOLIO)[number]) => () =>
    Promise.resolve(PORTFOLIO.map(change))
const featured = data((project, at) => (at === 0 ? { ...project, featured: true } : project))
const pictured = data((project, at) =>
  at === 1 ? { ...project, posterImage: publicFile('/media/halyard-ferry.svg') } : project,
)
const unsafe = data((project) => ({
  ...project,
  link: 'javascript:alert(1)',
  projectVideo: 'data:video/mp4,x',
}))
const long = data((project) => ({
  ...project,
  projectTitle: 'Tide tables, sightings and volunteer rosters for the whole Orange County shore',
  clientName: 'The Tidepool Watch and Shoreline Volunteers of Greater Orange County, Incorporated',
  desc: project.desc.repeat(4),
  metaList: {
    ...project.metaList,
    frontend: 'Averyveryverylongtechnologynamewithoutanyspaceinit, React, Vue',
  },
}))
const never = () => new Promise<never>(() => {})
const fail = () => Promise.reject(new Error('The chunk is gone.'))

const meta = {
  component: PortfolioScreen,
  parameters: { layout: 'fullscreen', route: '/work' },
} satisfies Meta<typeof PortfolioScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our Digital Portfolio')
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByRole('status')).toHaveTextContent('All 6 projects')
    await expect(canvas.getByPlaceholderText('Search projects...')).toHaveValue('')
    const filters = within(canvas.getByRole('group', { name: 'Filter by technology' })).getAllByRole('button')
    await expect(filters.map(({ textContent }) => textContent)).toEqual([
      'All',
      'React',
      'Node',
      'Vue',
      'Python',
      'MongoDB',
    ])
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')

    const card = within(canvas.getByRole('article', { name: 'Standby' }))
    await expect(card.getByText(/^\$[1-5],\d{3}$/)).toBeVisible()
    await expect(within(card.getByRole('list')).getAllByRole('listitem')).toHaveLength(4)
    await expect(card.getByText('Python')).toBeVisible()
    await expect(card.queryByText('FastAPI')).toBeNull()
    await expect(card.getByText('+2')).toBeVisible()
    await expect(card.getByRole('button', { name: /^Quick View/ })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Purchase/ })).toHaveAttribute(
      'href',
      '/contact?subject=Project%20Quote&project=Standby',
    )
    const demo = card.getByRole('link', { name: /^Live Demo/ })
    await expect(demo).toHaveAttribute('href', 'https://demo.overprint.example/standby')
    await expect(demo).toHaveAttribute('rel', 'noopener')
    await expect(canvas.queryByText('Featured')).toBeNull()

    await expect(canvas.getByRole('heading', { name: 'Need something custom built?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute(
      'href',
      '/contact?subject=Project%20Quote',
    )
  },
}

export const Loading: Story = {
  args: { load: never },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects')
    await expect(canvasElement.querySelectorAll('[data-placeholder]')).toHaveLength(6)
  },
}

/** Retry loads the page anew: a chunk that is gone stays gone until then. */
export const Failed: Story = {
  args: { load: fail },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to load projects')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }))
    await expect(stageOf(context).ports.departures.map(({ kind }) => kind)).toEqual(['reload'])
  },
}

export const Empty: Story = {
  parameters: { route: '/work?q=typewriter&tech=vue' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects found')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 6 projects')
    await expect(canvas.getByRole('searchbox')).toHaveValue('typewriter')
    await expect(canvas.getByRole('button', { name: 'Vue' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Reset filters' })).toBeVisible()
  },
}

export const ResetFilters: Story = {
  parameters: Empty.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset filters' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Featured: Story = {
  args: { load: featured },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Tideline' })
    await expect(within(card).getByText('Featured')).toBeVisible()
    await expect(canvas.getAllByText('Featured')).toHaveLength(1)
  },
}

export const OwnPoster: Story = {
  args: { load: pictured },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Standby' })
    await expect(within(card).getByRole('img')).toHaveAttribute('src', publicFile('/media/halyard-ferry.svg'))
  },
}

/** Addresses that are none to follow: no demo, no film, and the rest works. */
export const UnsafeAddresses: Story = {
  args: { load: unsafe },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
    await expect(canvas.queryByRole('link', { name: /^Live Demo/ })).toBeNull()
    await expect(canvasElement.querySelector('video, [src^="data:"]')).toBeNull()
  },
}

export const SearchAndFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('button', { name: 'Python' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 6 projects')
    await userEvent.type(canvas.getByRole('searchbox'), 'clinic')
    await expect(canvas.getByRole('searchbox')).toHaveValue('clinic')
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Rounds')
    await userEvent.click(canvas.getByRole('button', { name: 'Vue' }))
    await expect(canvas.getByText('No projects found')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('clinic')
  },
}

/** Reported of other sites: a bracket in the box took the page down. */
export const RegexCharacters: Story = {
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    const box = canvas.getByRole('searchbox')
    for (const text of ['((', '[[', '*', '\\', '+?', '.*']) {
      await userEvent.clear(box)
      await userEvent.type(box, text)
      await expect(canvas.getByText('No projects found')).toBeVisible()
    }
    await userEvent.clear(box)
    await userEvent.type(box, 'node.js')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}

export const FiltersInTheAddress: Story = {
  parameters: { route: '/work?q=fair&tech=REACT' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveAccessibleName('Pitch')
    await expect(canvas.getByRole('searchbox')).toHaveValue('fair')
    await expect(canvas.getByRole('button', { name: 'React' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongContent: Story = {
  args: { load: long },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
