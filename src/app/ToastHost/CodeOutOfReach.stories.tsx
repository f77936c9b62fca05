import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { loadToastRegion } from './loadToastRegion'
import { ToastHost } from './ToastHost'
import type { LoadRegion } from './useToastRegion'

/** A way to the code that fails the first time. */
function failingOnce(): LoadRegion {
  let turns = 0
  return async () => {
    turns += 1
    if (turns === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return loadToastRegion()
  }
}

const meta = {
  tags: ['long'],
  component: ToastHost,
  parameters: { stage: 'app' },
  loaders: [() => ({ load: failingOnce() })],
  render: (_args, context) => (
    <RuntimeProvider runtime={stageOf(context).runtime}>
      <h1>The page stays</h1>
      <ToastHost load={context.loaded.load as LoadRegion} />
    </RuntimeProvider>
  ),
} satisfies Meta<typeof ToastHost>

export default meta
type Story = StoryObj<typeof meta>

/** One message goes unseen, since its code is out of reach; its time passes, and the next one is shown. */
export const TriesAgain: Story = {
  play: async (context) => {
    const { toasts } = stageOf(context).runtime
    toasts.add({ place: 'bottom-center', tone: 'error', text: 'Send failed' })
    await waitFor(() => expect(toasts.store.getState().items).toEqual([]))
    await expect(screen.getByRole('heading', { name: 'The page stays' })).toBeVisible()
    toasts.add({ place: 'bottom-center', tone: 'success', text: 'Message sent.' })
    await waitFor(() => expect(screen.getByText('Message sent.')).toBeVisible())
    await expect(screen.queryByText('Send failed')).toBeNull()
  },
}
