import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { TESTIMONIALS } from '@/content/testimonials'
import { stageOf } from '../../../../.storybook/stage/stageOf'
import { Testimonials } from './Testimonials'

const meta = {
  component: Testimonials,
  args: { testimonials: TESTIMONIALS },
} satisfies Meta<typeof Testimonials>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const phone = { viewport: { value: 'phone', isRotated: false } }

/** The runtime's clock, rung by hand. */
function handClock(context: { loaded: Record<string, unknown> }) {
  const waiting = new Set<() => void>()
  stageOf(context).ports.clock.after = fn((_ms: number, callback: () => void) => {
    waiting.add(callback)
    return () => void waiting.delete(callback)
  })
  context.loaded.waiting = waiting
}
const waitingIn = ({ loaded }: Context) => loaded.waiting as Set<() => void>
const turning = (context: Context) => waitFor(() => expect(waitingIn(context).size).toBe(1))
const still = (context: Context) => waitFor(() => expect(waitingIn(context).size).toBe(0))

async function seen({ canvas }: Context, name: string): Promise<void> {
  const slide = await canvas.findByRole('group', { name })
  // The row has come to rest there.
  await waitFor(() => {
    const row = slide.closest('ul') as HTMLElement
    expect(Math.round(slide.getBoundingClientRect().left - row.getBoundingClientRect().left)).toBe(0)
  })
  await waitFor(() => expect(slide.closest('li')).not.toHaveAttribute('inert'))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('img', { name: 'Rated 5 out of 5' })).toHaveLength(2)
    await expect(canvas.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible()
    await expect(canvas.getByText('Maya Okafor, Harbor Café')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Full: Story = { args: { layout: 'full' } }

/** Up to 768 px wide: dots, and a turn every 5000 ms by the runtime's clock. */
export const Mobile: Story = {
  args: { reducedMotion: false },
  globals: phone,
  beforeEach: handClock,
  play: async (context) => {
    const { canvas, userEvent } = context
    await seen(context, '1 of 3')
    await turning(context)
    await expect(stageOf(context).ports.clock.after).toHaveBeenLastCalledWith(5000, expect.any(Function))
    for (const name of ['2 of 3', '3 of 3', '1 of 3']) {
      await turning(context)
      for (const ring of [...waitingIn(context)]) {
        waitingIn(context).delete(ring)
        ring()
      }
      await seen(context, name)
    }
    await userEvent.hover(canvas.getByRole('region'))
    await still(context)
    await userEvent.unhover(canvas.getByRole('region'))
    await turning(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3' }))
    await seen(context, '3 of 3')
    await still(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause rotation' }))
    await userEvent.unhover(canvas.getByRole('region'))
    ;(document.activeElement as HTMLElement).blur()
    await expect(canvas.getByRole('button', { name: 'Start rotation' })).toBeVisible()
    await still(context)
  },
}

/** 768 px is narrow still. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'What clients say' })).toBeVisible()
  },
}

type Tell = IntersectionObserverCallback

/** Has observers tell otherwise what they see. Returns how to end it. */
function retell(otherwise: (tell: Tell) => Tell): () => void {
  const Real = window.IntersectionObserver
  window.IntersectionObserver = class extends Real {
    constructor(tell: Tell, options?: IntersectionObserverInit) {
      super(otherwise(tell), options)
    }
  }
  return () => {
    window.IntersectionObserver = Real
  }
}

/** A busy browser tells in one call that the row was away and that it has come. */
export const NearAllAtOnce: Story = {
  globals: phone,
  beforeEach: () =>
    retell((tell) => ([entry], observer) => {
      if (!entry?.isIntersecting) return
      const { target, time, boundingClientRect, intersectionRect, rootBounds } = entry
      const rest = { target, time, boundingClientRect, intersectionRect, rootBounds }
      tell([{ ...rest, isIntersecting: false, intersectionRatio: 0 }, entry], observer)
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'What clients say' })).toBeVisible()
  },
}

/** Who stands on the row when it becomes a carousel stands on the carousel's, at the quote that they had swiped to. */
export const NearWhileFocused: Story = {
  globals: phone,
  beforeEach: ({ loaded }) => {
    const focused = new Promise<void>((resolve) => {
      loaded.focused = resolve
    })
    return retell((tell) => (entries, observer) => void focused.then(() => tell(entries, observer)))
  },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context
    await userEvent.tab()
    const row = canvas.getByRole('list', { name: 'What clients say' })
    await expect(row).toHaveFocus()
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' })
    loaded.focused()
    const carousel = await canvas.findByRole('region', { name: 'What clients say' })
    await expect(within(carousel).getByRole('list')).toHaveFocus()
    await seen(context, '2 of 3')
    await expect(canvas.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true')
  },
}

export const ReducedMotion: Story = {
  args: { reducedMotion: true },
  globals: phone,
  beforeEach: handClock,
  play: async (context) => {
    await seen(context, '1 of 3')
    await expect(context.canvas.queryByRole('button', { name: /rotation/ })).toBeNull()
    await expect(stageOf(context).ports.clock.after).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { testimonials: null },
  play: async (context) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Failed to load testimonials')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }))
    await expect(stageOf(context).ports.departures).toMatchObject([{ kind: 'reload' }])
  },
}

export const Empty: Story = {
  args: { testimonials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No testimonials available yet.')).toBeVisible()
  },
}

const wordy = TESTIMONIALS.map((one) => ({
  ...one,
  content: `${one.content} ${one.content} harbour_cafe_signage_final_v7_print_ready_with_bleed_and_crop_marks.pdf`,
  user: { name: `${one.user.name}, and Wolfeschlegelsteinhausenbergerdorff Brothers Incorporated` },
}))

export const LongContent: Story = {
  args: { testimonials: wordy },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
