import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { REDUCED_MOTION } from '@/lib/reducedMotion'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { PortfolioScreen } from './PortfolioScreen'

/** Somebody who asks for less motion, or does not, whatever the browser of the stories says. */
const asking = (less: boolean) => ({
  matches: (query: string) => less && query === REDUCED_MOTION,
  subscribe: () => () => {},
})

const renderAsking =
  (less: boolean): NonNullable<Story['render']> =>
  (args, context) => (
    <RuntimeProvider runtime={{ ...stageOf(context).runtime, viewport: asking(less) }}>
      <PortfolioScreen {...args} />
    </RuntimeProvider>
  )

const meta = {
  component: PortfolioScreen,
  // A film that plays is another picture each time.
  parameters: { layout: 'fullscreen', route: '/work', chromatic: { disableSnapshot: true } },
  // The films of a page of docs would all play at once.
  tags: ['!autodocs'],
  render: renderAsking(false),
} satisfies Meta<typeof PortfolioScreen>

export default meta
type Story = StoryObj<typeof PortfolioScreen>

const videos = (root: HTMLElement) => [...root.querySelectorAll('video')]
const playing = (root: HTMLElement) => videos(root).filter(({ paused }) => !paused)

/** A few at once; all of them can be paused. */
export const FewPlay: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('article')
    for (const at of [0, 2, 4, 5]) {
      canvas.getAllByRole('article')[at]?.scrollIntoView({ block: 'center', behavior: 'instant' })
      await waitFor(() => expect(playing(canvasElement).length).toBeGreaterThan(0))
      await expect(playing(canvasElement).length).toBeLessThanOrEqual(2)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Pause films' }))
    await expect(playing(canvasElement)).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Play films' }))
    canvas.getAllByRole('article')[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await waitFor(() => expect(playing(canvasElement).length).toBeGreaterThan(0))
  },
}

/** Reported of other sites: megabytes of film before anybody had scrolled. */
export const NothingBeforeNear: Story = {
  decorators: [
    (Story) => (
      <>
        <p style={{ height: '300vh' }}>Far above the projects.</p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    await canvas.findAllByRole('article')
    await new Promise((done) => setTimeout(done, 300))
    await expect(videos(canvasElement)).toHaveLength(0)
    canvas.getAllByRole('article')[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await waitFor(() => expect(videos(canvasElement).length).toBeGreaterThan(0))
    await expect(videos(canvasElement).length).toBeLessThan(6)
  },
}

/** Where less motion is asked for: stills alone, and nothing to pause. */
export const LessMotion: Story = {
  render: renderAsking(true),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
    await new Promise((done) => setTimeout(done, 300))
    await expect(videos(canvasElement)).toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: 'Pause films' })).toBeNull()
  },
}
