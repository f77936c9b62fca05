import { expect, screen, waitFor, within } from 'storybook/test'

/** After a refused try: the reason stands between the button that has the focus and the files, and in sight. */
export async function toldAboveTheTiles(title: string, reason: string): Promise<void> {
  const form = within(screen.getByRole('dialog', { name: title }))
  const add = form.getByRole('button', { name: /Add files$/ })
  await waitFor(() => expect(add).toHaveFocus())
  const [tile] = within(add.closest('fieldset') as HTMLElement).getAllByRole('listitem')
  const footer = form.getByRole('button', { name: 'Cancel' }).closest('footer')
  const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0
  await waitFor(() => {
    const { top, bottom } = form.getByText(reason).getBoundingClientRect()
    expect(top).toBeGreaterThan(topOf(add))
    expect(bottom).toBeLessThanOrEqual(topOf(tile))
    expect(bottom).toBeLessThanOrEqual(topOf(footer))
  })
}
