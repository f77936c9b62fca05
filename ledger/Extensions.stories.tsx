import type { OperationId } from '@mocks/contract/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import { expect, screen, waitFor } from 'storybook/test'
import { messageOf } from '../src/api/ApiError'
import { addToCart, type CartThing, removeFromCart } from '../src/api/cart'
import type { ApiClient } from '../src/api/client'
import { removeFavorite, saveFavorite } from '../src/api/favorites'
import { messages } from '../src/api/messages'
import { submissions } from '../src/api/submissions'
import { useApi } from '../src/runtime/DataProvider/DataProvider'
import { Button } from '../src/ui/Button/Button'
import { behindGuards, refusedEachTime, refusing } from './refusals'

/** Every status of the operations that the specification does not list, asked by their functions alone. */
const meta = {} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ASK = 'Ask'
const SEND = 'Send'

/** A question with its answer in words. */
function Ask({
  question,
}: {
  question: (api: ApiClient) => { queryKey: readonly string[]; queryFn?: unknown }
}) {
  const { queryKey, queryFn } = question(useApi())
  const asked = useQuery({ queryKey, queryFn: queryFn as () => Promise<unknown[]>, enabled: false })
  return (
    <>
      <Button variant="outline" onClick={() => void asked.refetch()}>
        {ASK}
      </Button>
      <p>{asked.isError ? messageOf(asked.error, 'Could not load') : `${asked.data?.length ?? 0} there`}</p>
    </>
  )
}

/** A change with what came of it in words. */
function Do<D, V>({ change, about }: { change: (api: ApiClient) => MutationOptions<D, Error, V>; about: V }) {
  const { mutate, isSuccess, error } = useMutation(change(useApi()))
  return (
    <>
      <Button variant="outline" onClick={() => mutate(about)}>
        {SEND}
      </Button>
      <p>{error ? messageOf(error, 'Not done') : isSuccess ? 'Done' : 'Not sent'}</p>
    </>
  )
}

const refused = (
  button: string,
  id: OperationId,
  ...statuses: number[]
): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { scenario: { role: 'client', outcomes: refusing(id, ...statuses) } },
  play: async (context) => {
    const act = async () => context.userEvent.click(await screen.findByRole('button', { name: button }))
    await refusedEachTime(context, id, statuses, act)
    await act()
    await waitFor(() => expect(screen.getByText(/^(Done|[1-9]\d* there)$/)).toBeVisible())
  },
})

export const Submissions: Story = {
  ...refused(ASK, 'listSubmissions', 401, 403, 404, 500),
  render: () => behindGuards(<Ask question={(api) => submissions(api, 'work_1')} />),
}

export const Messages: Story = {
  ...refused(ASK, 'listMessages', 401, 404, 500),
  render: () => behindGuards(<Ask question={(api) => messages(api, 'conversation_1')} />),
}

const TIDELINE: CartThing = { source: 'portfolio', sourceId: 'tideline', title: 'Tideline', price: 341_700 }

export const AddToCart: Story = {
  ...refused(SEND, 'addToCart', 401, 400, 404, 422, 500),
  render: () => behindGuards(<Do change={addToCart} about={TIDELINE} />),
}

export const RemoveFromCart: Story = {
  ...refused(SEND, 'removeFromCart', 401, 404, 500),
  render: () => behindGuards(<Do change={removeFromCart} about={{ id: 'cart_1' }} />),
}

export const SaveFavorite: Story = {
  ...refused(SEND, 'saveFavorite', 401, 400, 404, 422, 500),
  render: () => behindGuards(<Do change={saveFavorite} about={TIDELINE} />),
}

export const RemoveFavorite: Story = {
  ...refused(SEND, 'removeFavorite', 401, 404, 500),
  render: () => behindGuards(<Do change={removeFavorite} about={{ id: 'favorite_1' }} />),
}
