import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import type { Runtime } from '@/runtime/createRuntime'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { stageOf } from '../../../../.storybook/stage/stageOf'
import { ShopButtons } from './ShopButtons'
import type { LoadQuestion } from './useAskToSignIn'

const THING = { source: 'portfolio', sourceId: 'tideline', title: 'Tideline', currency: 'USD' } as const

/** Says where one has come to, and which way back is kept. */
function Where() {
  const { pathname, search, state } = useLocation()
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}

/** The question's code, which hangs and cannot be had in the end. */
function outOfReach() {
  let fail = () => {}
  const load = fn<LoadQuestion>(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('Failed to fetch dynamically imported module'))
      }),
  )
  return { load, fail: () => fail() }
}

type Code = ReturnType<typeof outOfReach>

/** The buttons stand on /work and nowhere else. */
function Site({ runtime, load }: { runtime: Runtime; load: LoadQuestion }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '/work',
          element: (
            <>
              <ShopButtons thing={THING} look="row" loadQuestion={load} />
              <Link to="/about">About</Link> <Link to="/work?q=logo">Logos</Link>
              <Where />
            </>
          ),
        },
        { path: '*', element: <Where /> },
      ],
      { initialEntries: ['/work'] },
    ),
  )
  return (
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>
  )
}

/** A visitor's press while the question's code is out of reach. All else that the buttons do stands in PortfolioScreen/Shop. */
const meta = {
  parameters: { stage: 'app', scenario: { role: 'visitor' } },
  loaders: [() => ({ code: outOfReach() })],
  beforeEach: (context) => stageOf(context).runtime.session.start(),
  render: (_args, context) => (
    <Site runtime={stageOf(context).runtime} load={(context.loaded.code as Code).load} />
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const wish = (context: Context) => stageOf(context).ports.tabStorage.get('app_shopAsked')

async function pressSave({ canvas, loaded, userEvent }: Context): Promise<Code> {
  const code = loaded.code as Code
  await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(code.load).toHaveBeenCalledOnce())
  return code
}

/** Whoever waits is led to the sign-in unasked, and what they wanted is kept. */
export const Waiting: Story = {
  play: async (context) => {
    const { fail } = await pressSave(context)
    fail()
    await context.canvas.findByText('/login {"from":"/work"}')
    await expect(wish(context)).toContain('Tideline')
  },
}

/** Whoever has gone on is led nowhere, and nothing is kept. */
const gone = (link: string, place: string): Story => ({
  play: async (context) => {
    const { canvas, userEvent } = context
    const { fail } = await pressSave(context)
    await userEvent.click(canvas.getByRole('link', { name: link }))
    await canvas.findByText(`${place} null`)
    fail()
    await new Promise((done) => setTimeout(done, 50))
    await expect(canvas.getByText(`${place} null`)).toBeVisible()
    await expect(wish(context)).toBeNull()
  },
})

export const GoneElsewhere = gone('About', '/about')
export const GoneToAnotherAddress = gone('Logos', '/work?q=logo')
