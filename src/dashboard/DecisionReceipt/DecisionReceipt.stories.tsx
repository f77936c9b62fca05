import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { browserOutput } from '@/runtime/browser/output'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { LONG_TITLE } from '../parts/stories/SeedWorks'
import { DecisionReceipt } from './DecisionReceipt'
import { receiptsAt } from './testReceipts'

const NOW = Date.parse('2026-03-04T17:00:00Z')
const [changes, approved] = receiptsAt(NOW)

/** What was decided, when, at what price and in whose words. */
const meta = {
  component: DecisionReceipt,
  args: { receipt: approved, now: NOW, unfolded: true, onDismiss: fn() },
  parameters: { scenario: { role: 'client' } },
} satisfies Meta<typeof DecisionReceipt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const words of [
      'Harbor Café logo, round 2',
      '$1,250.00',
      'Mar 4, 2026, 6:00:00 AM PST',
      'Maya Okafor',
      'Lovely. Print it.',
      "This device's record. The studio keeps its own.",
    ])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.getByText('Mar 4, 2026, 6:00:00 AM PST')).toHaveAttribute(
      'datetime',
      '2026-03-04T14:00:00.000Z',
    )
  },
}

export const ChangesRequested: Story = {
  args: { receipt: changes },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line up the prices',
      'Larger opening hours',
    ])
    await expect(canvas.getByText('Fri, Mar 20, 2026')).toBeVisible()
  },
}

/** One line, that unfolds. */
export const Folded: Story = {
  args: { unfolded: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Lovely. Print it.')).not.toBeVisible()
    await expect(canvas.getByText(/3 h ago/)).toBeVisible()
    await userEvent.tab()
    const line = document.activeElement as HTMLElement
    await expect(line).toHaveTextContent('Harbor Café logo, round 2')
    await userEvent.click(line)
    await waitFor(() => expect(canvas.getByText('Lovely. Print it.')).toBeVisible())
    await userEvent.click(line)
    await waitFor(() => expect(canvas.getByText('Lovely. Print it.')).not.toBeVisible())
  },
}

/** Neither words nor a price. */
export const Bare: Story = {
  args: { receipt: { ...approved, comment: '', by: '', price: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Comment')).toBeNull()
    await expect(canvas.queryByText('By')).toBeNull()
    await expect(canvas.getByText('No price')).toBeVisible()
  },
}

/** To the clipboard, to a file, to paper: the same words. */
export const TakenAlong: Story = {
  args: { receipt: changes },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { taken } = stageOf(context).ports
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the receipt: Spring menu page' }))
    await expect(await canvas.findByText('Copied.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download the receipt: Spring menu page' }))
    await expect(canvas.getByText('Downloaded.')).toBeVisible()
    const print = canvas.getByRole('button', { name: 'Print the receipt: Spring menu page' })
    await userEvent.click(print)
    await waitFor(() => expect(taken).toHaveLength(3))
    const [copied, saved, printed] = taken
    await expect(copied?.text).toContain('Comment: The prices should line up on the right.')
    await expect(saved).toEqual({
      ...copied,
      by: 'save',
      fileName: 'decision-spring-menu-page-2026-03-04.txt',
    })
    await expect(printed?.text).toMatch(/^OverprintDecision receiptSpring menu page.*Fri, Mar 20, 2026/s)
    await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull())
    await expect(print).toHaveFocus()
  },
}

export const CopyRefused: Story = {
  beforeEach: (context) => {
    stageOf(context).ports.output.copy = async () => false
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Copy/ }))
    await expect(
      await canvas.findByText('The browser does not let it be copied. Download it instead.'),
    ).toBeVisible()
  },
}

/** A clipboard that refuses, and a browser that, as Safari does, copies the old way only where something is selected. */
function asInSafari(copied: (text: string) => void): () => void {
  const { clipboard } = navigator
  const refused = async () => Promise.reject(new Error('NotAllowedError'))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: refused }, configurable: true })
  document.execCommand = (command) => {
    if (document.getSelection()?.isCollapsed !== false) return false
    const event = new ClipboardEvent(command, {
      bubbles: true,
      cancelable: true,
      clipboardData: new DataTransfer(),
    })
    document.body.dispatchEvent(event)
    copied(event.clipboardData?.getData('text/plain') ?? '')
    return true
  }
  return () => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    Reflect.deleteProperty(document, 'execCommand')
  }
}

const copied = fn()

/** Without the clipboard it is copied all the same, and the focus and what was selected stay. */
export const CopiedTheOldWay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <DecisionReceipt {...args} />
      <input aria-label="Note" defaultValue="Ask for a proof" />
    </>
  ),
  beforeEach: (context) => {
    stageOf(context).ports.output.copy = browserOutput.copy
    copied.mockClear()
    return asInSafari(copied)
  },
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: /^Copy/ })
    document.getSelection()?.removeAllRanges()
    copy.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Copied.')).toBeVisible()
    await expect(copied).toHaveBeenCalledOnce()
    await expect(copied).toHaveBeenCalledWith(expect.stringContaining('Lovely. Print it.'))
    await expect(copy).toHaveFocus()
    await expect(document.getSelection()?.isCollapsed).toBe(true)

    document.getSelection()?.selectAllChildren(canvas.getByText('Lovely. Print it.'))
    await expect(await browserOutput.copy('Again')).toBe(true)
    await expect(document.getSelection()?.toString()).toBe('Lovely. Print it.')

    const note = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Note' })
    const left = fn()
    note.addEventListener('blur', left)
    note.focus()
    note.setSelectionRange(4, 4)
    await expect(await browserOutput.copy('Once more')).toBe(true)
    await expect(copied).toHaveBeenLastCalledWith('Once more')
    await expect(note).toHaveFocus()
    await expect(left).not.toHaveBeenCalled()
    await expect([note.selectionStart, note.selectionEnd]).toEqual([4, 4])
    await userEvent.keyboard('now ')
    await expect(note).toHaveValue('Ask now for a proof')
  },
}

export const Dismissed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Dismiss/ }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    receipt: {
      ...changes,
      title: LONG_TITLE,
      price: 1_234_567_890,
      comment: 'harbor_café_signage_final_v7_print_ready_'.repeat(12),
      changes: Array.from({ length: 12 }, (_, at) => `Change ${at + 1}: ${'a little wider, '.repeat(8)}`),
    },
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = {
  ...ChangesRequested,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Dark: Story = { ...ChangesRequested, globals: { theme: 'dark' } }
