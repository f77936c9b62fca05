import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card'
import { Prose } from '../Prose/Prose'
import { TextLink } from '../TextLink/TextLink'
import { Carousel } from './Carousel'

const quotes = [
  ['The sign is the first thing people mention.', 'Ines Duarte, Harbour Café'],
  ['They drew it three times, and the third time it was ours.', 'Tomas Reyes, Kiln & Co'],
  ['Our covers can be told from across the shop.', 'Lia Moreau, Orchard Press'],
  ['A booking page that my mother can use.', 'June Abara, Tidepool Watch'],
  ['Nothing was printed before we had seen it at its size.', 'Pavel Novak, Crosswell Clinic'],
].map(([said, who]) => (
  <Card key={who}>
    <Prose size="lg">
      <p>{said}</p>
      <TextLink href="#project" tone="quiet">
        {who}
      </TextLink>
    </Prose>
  </Card>
))

/** A timer that runs when the story says so. */
function handTimer() {
  const waiting = new Set<() => void>()
  return {
    waiting,
    after: fn((_ms: number, callback: () => void) => {
      waiting.add(callback)
      return () => void waiting.delete(callback)
    }),
    ring() {
      const due = [...waiting]
      waiting.clear()
      for (const callback of due) callback()
    },
  }
}

const meta = {
  component: Carousel,
  args: { label: 'What clients say', children: quotes },
  parameters: {
    keyboard: [
      ['Tab', 'goes through the row, the slide in sight, the pause button, the dots and the arrows'],
      ['Left / Right', 'on the row: scrolls to the slide before or after'],
      ['Enter / Space', 'on a dot: shows that slide; on an arrow: the one before or after, round and round'],
      ['Enter / Space', 'on the pause button: stops and starts the rotation'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const seen = async (canvas: Canvas, name: string) => {
  const slide = canvas.getByRole('group', { name })
  await waitFor(() => {
    const row = slide.closest('ul') as HTMLElement
    expect(Math.round(slide.getBoundingClientRect().left - row.getBoundingClientRect().left)).toBe(0)
  })
  await waitFor(() => expect(slide.closest('li')).not.toHaveAttribute('inert'))
}
const said = (element: HTMLElement) => element.querySelector('[aria-live]')

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'What clients say' })
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel')
    await seen(canvas, '1 of 5')
    await expect(said(canvasElement)?.textContent).toBe('')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await seen(canvas, '2 of 5')
    await expect(said(canvasElement)).toHaveTextContent('Slide 2 of 5')
    await expect(canvas.queryByRole('button', { name: /rotation/ })).toBeNull()
  },
}

export const ArrowsWrap: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await seen(canvas, '5 of 5')
    await expect(said(canvasElement)).toHaveTextContent('Slide 5 of 5')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await seen(canvas, '1 of 5')
  },
}

export const Dots: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 4' }))
    await seen(canvas, '4 of 5')
    await expect(canvas.getByRole('button', { name: 'Slide 4' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: 'Slide 1' })).not.toHaveAttribute('aria-current')
  },
}

/** A far slide asked for while a near one is on its way: Chromium leaves the row between the two, unless it is told. */
export const JumpsInTheMidstOfATurn: Story = {
  args: { reducedMotion: false },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list')
    const ended = new Promise((resolve) => row.addEventListener('scrollend', resolve, { once: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 4' }))
    await ended
    await seen(canvas, '4 of 5')
    await expect(canvas.getByRole('button', { name: 'Slide 4' })).toHaveAttribute('aria-current', 'true')
  },
}

/** A link on a slide out of sight is no stop on the way. */
export const HiddenSlidesTakeNoFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    const takesFocus = () =>
      links.filter((link) => {
        link.focus()
        return document.activeElement === link
      })
    await expect(takesFocus()).toEqual([links[0]])
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3' }))
    await seen(canvas, '3 of 5')
    await expect(takesFocus()).toEqual([links[2]])
  },
}

const turning = (): Story => ({
  args: { rotateEvery: 5000, reducedMotion: false },
  loaders: [() => ({ timer: handTimer() })],
  render: (args, { loaded }) => (
    <Carousel {...args} after={(loaded.timer as ReturnType<typeof handTimer>).after} />
  ),
})
const timerOf = (loaded: Record<string, unknown>) => loaded.timer as ReturnType<typeof handTimer>

/** It turns in silence, and round the end; pausing stops it for good. */
export const Rotates: Story = {
  tags: ['long'],
  ...turning(),
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const timer = timerOf(loaded)
    await waitFor(() => expect(timer.after).toHaveBeenLastCalledWith(5000, expect.any(Function)))
    for (const name of ['2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
      await waitFor(() => expect(timer.waiting.size).toBe(1))
      timer.ring()
      await seen(canvas, name)
    }
    await expect(said(canvasElement)?.textContent).toBe('')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause rotation' }))
    await userEvent.unhover(canvas.getByRole('region'))
    ;(document.activeElement as HTMLElement).blur()
    await expect(timer.waiting.size).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Start rotation' }))
    await userEvent.unhover(canvas.getByRole('region'))
    ;(document.activeElement as HTMLElement).blur()
    await waitFor(() => expect(timer.waiting.size).toBe(1))
  },
}

export const WaitsWhileHovered: Story = {
  ...turning(),
  play: async ({ canvas, loaded, userEvent }) => {
    const timer = timerOf(loaded)
    await waitFor(() => expect(timer.waiting.size).toBe(1))
    await userEvent.hover(canvas.getByText(/first thing people/))
    await waitFor(() => expect(timer.waiting.size).toBe(0))
    await userEvent.unhover(canvas.getByText(/first thing people/))
    await waitFor(() => expect(timer.waiting.size).toBe(1))
  },
}

export const WaitsWhileFocused: Story = {
  ...turning(),
  play: async ({ canvas, loaded, userEvent }) => {
    const timer = timerOf(loaded)
    await waitFor(() => expect(timer.waiting.size).toBe(1))
    await userEvent.tab()
    await expect(canvas.getByRole('list')).toHaveFocus()
    await waitFor(() => expect(timer.waiting.size).toBe(0))
  },
}

export const WaitsInAHiddenTab: Story = {
  ...turning(),
  play: async ({ loaded }) => {
    const timer = timerOf(loaded)
    await waitFor(() => expect(timer.waiting.size).toBe(1))
    const become = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    try {
      become('hidden')
      await waitFor(() => expect(timer.waiting.size).toBe(0))
      become('visible')
      await waitFor(() => expect(timer.waiting.size).toBe(1))
    } finally {
      Reflect.deleteProperty(document, 'visibilityState')
    }
  },
}

export const ReducedMotion: Story = {
  ...turning(),
  args: { rotateEvery: 5000, reducedMotion: true },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByRole('button', { name: /rotation/ })).toBeNull()
    await expect(timerOf(loaded).after).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toBeVisible()
  },
}

export const OneSlide: Story = {
  args: { children: quotes.slice(0, 1), rotateEvery: 5000, reducedMotion: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, at) => (
      <Card key={String(at)}>
        {at + 1}. harbour_cafe_signage_final_v7_print_ready_with_bleed_and_crop_marks.pdf, and everything that
        was said about it between the first round and the last one
      </Card>
    )),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { ...turning(), globals: { theme: 'dark' } }
