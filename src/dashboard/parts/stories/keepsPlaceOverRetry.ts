import type { OperationId } from '@mocks/contract/types'
import { expect, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../../../.storybook/stage/stageOf'

type Context = Parameters<typeof stageOf>[0] & {
  userEvent: { keyboard(keys: string): Promise<void> }
}

/** Asks again by keyboard: the button keeps the focus while the answer is awaited; then the heading has it. */
export async function keepsPlaceOverRetry(
  context: Context,
  operation: OperationId,
  heading: string | RegExp,
  name = 'Retry',
): Promise<void> {
  const stage = stageOf(context)
  await stage.setOutcomes({ [operation]: 'hold' })
  const button = screen.getByRole('button', { name })
  button.focus()
  await context.userEvent.keyboard('{Enter}')
  await waitFor(() => expect(stage.backstage.held()).toEqual([operation]))
  await expect(screen.getByRole('button', { name })).toHaveFocus()
  stage.release(operation)
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: heading })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  )
}
