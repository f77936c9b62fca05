import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SheetTable } from '../.storybook/docs/ledger/SheetTable'

const LONG =
  'e2e/accessibility-keyboard-tasks.spec.ts: an admin answers everything that waits without a mouse'

/** The table of the page "Coverage ledger". */
const meta = {
  component: SheetTable,
  args: {
    sheet: {
      id: 'texts',
      title: 'Texts',
      cells: [
        { row: '5 New Product', column: 'Title is required.', by: [LONG, `${LONG} again`, LONG] },
        { row: '8 Wolfeschlegelsteinhausenbergerdorff'.repeat(2), column: 'Saved.', by: [] },
        { row: '8 Toasts', column: 'Done.', by: [], exception: 'a reason' },
      ],
    },
    marks: {},
    onMark: fn(),
  },
} satisfies Meta<typeof SheetTable>

export default meta
type Story = StoryObj<typeof meta>

const onAPhone = (value: 'phone' | 'small'): Story => ({
  globals: { viewport: { value, isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const verdict = canvas.getByRole('combobox', { name: /Title is required\.$/ })
    const remark = canvas.getByRole('textbox', { name: /Title is required\.$/ })
    await expect(remark.getBoundingClientRect().top).toBeGreaterThan(verdict.getBoundingClientRect().top)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Phone = onAPhone('phone')
export const Small = onAPhone('small')
