import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useLocation, useNavigate } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { AppShell } from './AppShell'

/** A page of three windows' height, with every kind of link in the middle. Its last part arrives by a click. */
function Tall() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [late, setLate] = useState(false)
  return (
    <>
      <h1>{`${pathname}${search}`}</h1>
      <div style={{ height: '100vh' }} />
      <Link to="/about">Other page</Link> <Link to="?tech=React">Filter</Link>{' '}
      <Link to="?tech=Vue" replace>
        Other filter
      </Link>{' '}
      <Link to="#late">To the last part</Link>{' '}
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" data-arrive="" onClick={() => setLate(true)}>
        Arrive
      </button>
      <div style={{ height: '200vh' }} />
      {late ? <h2 id="late">The last part</h2> : null}
    </>
  )
}

function Site({ path }: { path: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ element: <AppShell />, children: [{ path: '*', element: <Tall /> }] }], {
      initialEntries: [path],
    }),
  )
  return <RouterProvider router={router} />
}

const meta = {
  tags: ['long'],
  parameters: { stage: 'app', layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { path: '/work' },
  render: ({ path }, context) => (
    <RuntimeProvider runtime={stageOf(context).runtime}>
      <Site path={path} />
    </RuntimeProvider>
  ),
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function scrollTo(y: number): Promise<void> {
  window.scrollTo(0, y)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

const follow = async ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('link', { name }))

/** Another page starts at the top; Back returns to where one was. */
export const PathChange: Story = {
  // Lines of the specification are proved by it, so `npm test` takes it.
  tags: ['!long'],
  play: async (context) => {
    const { canvas, userEvent } = context
    // Past 10 px the header is marked as scrolled (spec section 9).
    await scrollTo(10)
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-scrolled')
    await scrollTo(11)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'))
    await scrollTo(300)
    await follow(context, 'Other page')
    await canvas.findByRole('heading', { name: '/about' })
    await waitFor(() => expect(window.scrollY).toBe(0))
    await waitFor(() => expect(canvas.getByRole('banner')).not.toHaveAttribute('data-scrolled'))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByRole('heading', { name: '/work' })
    await waitFor(() => expect(window.scrollY).toBe(300))
  },
}

/** Who never scrolled a page comes back to its top, however far down the other one was. */
export const FromTheTop: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await follow(context, 'Other page')
    await canvas.findByRole('heading', { name: '/about' })
    await scrollTo(300)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByRole('heading', { name: '/work' })
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}

/** A filter in the address moves nothing, neither forth nor back. */
export const QueryChange: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await scrollTo(300)
    await follow(context, 'Filter')
    await canvas.findByRole('heading', { name: '/work?tech=React' })
    await expect(window.scrollY).toBe(300)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByRole('heading', { name: '/work' })
    await expect(window.scrollY).toBe(300)
  },
}

/** Who goes on from there without another scroll comes back to the same place. */
export const LeftAfterAQueryChange: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await scrollTo(300)
    for (const filter of ['Filter', 'Other filter']) {
      await follow(context, filter)
      await canvas.findByRole('heading', { name: /tech=/ })
      await follow(context, 'Other page')
      await canvas.findByRole('heading', { name: '/about' })
      await waitFor(() => expect(window.scrollY).toBe(0))
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await canvas.findByRole('heading', { name: /tech=/ })
      await waitFor(() => expect(window.scrollY).toBe(300))
    }
  },
}

/** A search box replaces its step of the history by each letter: the places of other steps are not crowded out. */
export const ReplacedOften: Story = {
  play: async (context) => {
    await scrollTo(300)
    await follow(context, 'Filter')
    for (let letter = 0; letter < 3; letter += 1) await follow(context, 'Other filter')
    await context.canvas.findByRole('heading', { name: '/work?tech=Vue' })
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    const kept = JSON.parse(stageOf(context).runtime.tabStorage.get('app_scroll') ?? '[]')
    await expect(kept).toEqual([
      ['default /work', 300],
      [expect.stringMatching(/ \/work$/), 300],
    ])
  },
}

/** The link of the page one is on: the bare path, from the top. */
export const SamePage: Story = {
  args: { path: '/about?tech=React' },
  play: async (context) => {
    await scrollTo(300)
    const [link] = context.canvas.getAllByRole('link', { name: 'About' })
    await context.userEvent.click(link as HTMLElement)
    await context.canvas.findByRole('heading', { name: '/about' })
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}

const arrived = async ({ canvas, canvasElement }: Context) => {
  canvasElement.querySelector<HTMLButtonElement>('[data-arrive]')?.click()
  const part = await canvas.findByRole('heading', { name: 'The last part' })
  await waitFor(() => expect(part.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
  await waitFor(() => expect(part).toHaveFocus())
  // Not under the header, which stays in view.
  await expect(part.getBoundingClientRect().top).toBeGreaterThan(
    canvas.getByRole('banner').getBoundingClientRect().bottom,
  )
}

/** An address with a hash leads to its part, also when that comes later. */
export const HashOpened: Story = {
  args: { path: '/work#late' },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: '/work' })
    await expect(window.scrollY).toBe(0)
    await arrived(context)
  },
}

/** Reloaded, or come back to from another site, such an address shows where the person was. */
export const HashReturnedTo: Story = {
  args: { path: '/work#late' },
  beforeEach: (context) => {
    const { ports, runtime } = stageOf(context)
    ports.navigation.returned = () => true
    runtime.tabStorage.set('app_scroll', JSON.stringify([['default /work', 200]]))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '/work' })
    await waitFor(() => expect(window.scrollY).toBe(200))
    canvasElement.querySelector<HTMLButtonElement>('[data-arrive]')?.click()
    await canvas.findByRole('heading', { name: 'The last part' })
    await new Promise((done) => setTimeout(done, 100))
    await expect(window.scrollY).toBe(200)
  },
}

export const HashFollowed: Story = {
  play: async (context) => {
    await follow(context, 'To the last part')
    await arrived(context)
  },
}

/** Who scrolls meanwhile is left where they are. */
export const HashOvertaken: Story = {
  args: { path: '/work#late' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '/work' })
    window.dispatchEvent(new WheelEvent('wheel'))
    canvasElement.querySelector<HTMLButtonElement>('[data-arrive]')?.click()
    await canvas.findByRole('heading', { name: 'The last part' })
    await new Promise((done) => setTimeout(done, 100))
    await expect(window.scrollY).toBe(0)
  },
}
