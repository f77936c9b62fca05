import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '@/ui/Button/Button'
import { RowList } from './RowList'

const words = ({ _id }: { _id: string }) => _id

/** A list of a panel, as long as whoever else works on it leaves it. */
function Works({ linked = false }: { linked?: boolean }) {
  const [length, setLength] = useState(51)
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = Array.from({ length }, (_, index) => ({ _id: `Poster ${index + 1}` }))
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Works
      </h3>
      {[50, 51].map((next) => (
        <Button key={next} onClick={() => setLength(next)}>
          Load {next}
        </Button>
      ))}
      <RowList label="Works" rows={rows} wordsOf={words} empty={null} acted={null} heading={heading}>
        {({ _id }) => (linked ? <a href={`#${_id}`}>{_id}</a> : _id)}
      </RowList>
    </>
  )
}

const meta = { component: Works } satisfies Meta<typeof Works>

export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Find in Works' })
/** As the answer to a refresh comes, which takes the focus from nobody. */
const load = (count: number) => screen.getByRole('button', { name: `Load ${count}` }).click()
const rows = () => screen.getAllByRole('listitem')

/** The list gets short meanwhile: the box stays with who is in it, and with what is written there. */
export const ShortMeanwhile: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(rows()).toHaveLength(50))
    await userEvent.click(screen.getByRole('searchbox', { name: 'Find in Works' }))
    load(50)
    await screen.findByPlaceholderText('Find in 50')
    await expect(box()).toHaveFocus()
    await userEvent.keyboard('poster 33')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await userEvent.tab()
    load(51)
    await screen.findByText('1 of 51')
    load(50)
    await screen.findByText('1 of 50')
    await expect(box()).toHaveValue('poster 33')
    // It does not go from above what is clicked next, but with the next answer.
    await userEvent.clear(box() as HTMLInputElement)
    await userEvent.tab()
    await expect(box()).toBeVisible()
    load(51)
    await screen.findByPlaceholderText('Find in 51')
    load(50)
    await waitFor(() => expect(box()).toBeNull())
    load(51)
    await waitFor(() => expect(box()).toHaveValue(''))
    await expect(rows()).toHaveLength(50)
  },
}

/** Of more rows the first has the focus, also where a link is all that can be used in it; a held key does not follow it. */
export const MoreLinks: Story = {
  args: { linked: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(rows()).toHaveLength(50))
    screen.getByRole('button', { name: 'Show 1 more (1 left)' }).focus()
    await userEvent.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: 'Poster 51' })
    await waitFor(() => expect(link).toHaveFocus())
    await expect(fireEvent.keyDown(link, { key: 'Enter', repeat: true })).toBe(false)
  },
}
