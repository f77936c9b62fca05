import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { InsightsPanel } from './InsightsPanel'
import { Query, revenueOf, SeedInsights } from './stories/SeedInsights'

const meta = {
  component: InsightsPanel,
  parameters: { scenario: { role: 'admin' } },
} satisfies Meta<typeof InsightsPanel>

export default meta
type Story = StoryObj<typeof meta>

const figure = () => screen.findByRole('figure')
const reader = () => screen.findByRole('slider', { name: 'Read the chart day by day' })
const curve = () => waitFor(() => expect(document.querySelector('[data-curve="line"]')).not.toBeNull())
/** The amounts beside the picture. */
const axis = () =>
  [...document.querySelectorAll('[data-tick="amount"]')].map(({ textContent }) => textContent)
const path = () => document.querySelector('[data-curve="line"]')?.getAttribute('d') ?? ''
const drawing = (...amounts: number[]): Story => ({
  render: () => (
    <SeedInsights revenue={revenueOf(...amounts)}>
      <InsightsPanel />
    </SeedInsights>
  ),
})

/** Thirty days come out of what was loaded: no call. The address holds the choice. */
export const Ranges: Story = {
  render: () => (
    <>
      <InsightsPanel />
      <Query />
    </>
  ),
  play: async (context) => {
    const { userEvent } = context
    await curve()
    const query = screen.getByRole('status', { hidden: true })
    await expect(stageOf(context).calls()).toHaveLength(4)
    await userEvent.click(screen.getByRole('radio', { name: '30d' }))
    await expect(await figure()).toHaveAccessibleName(/in 30 days, Feb 3 to Mar 4/)
    await expect(query).toHaveTextContent('?range=30d')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await figure()).toHaveAccessibleName(/in 7 days, Feb 26 to Mar 4/)
    await expect(query).toBeEmptyDOMElement()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('radio', { name: '30d' })).toBeChecked()
    await expect(stageOf(context).calls()).toHaveLength(4)
  },
}

/** The address of somebody who looked at thirty days. */
export const ThirtyDays: Story = {
  parameters: { route: '/admin?range=30d' },
  play: async () => {
    await curve()
    await expect(screen.getByRole('radio', { name: '30d' })).toBeChecked()
    await expect(await reader()).toHaveAttribute('max', '29')
  },
}

export const UnknownRange: Story = {
  parameters: { route: '/admin?range=365d&other=1' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '7d' })).toBeChecked()
  },
}

/** The table says what the picture says, the latest day first. */
export const AsTable: Story = {
  ...drawing(100_00, 0, 250_50, 19_99, 0, 64_000, 120_200),
  play: async ({ userEvent }) => {
    await curve()
    await expect(screen.getByRole('table')).not.toBeVisible()
    await userEvent.click(screen.getByText('Show as table'))
    const table = screen.getByRole('table', { name: 'Revenue by day' })
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    await expect(cells).toEqual(['$1,202.00', '$640.00', '$0.00', '$19.99', '$250.50', '$0.00', '$100.00'])
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Wed, Mar 4')
  },
}

/** A slider that only the keyboard and screen readers meet steps through the days and speaks each. */
export const ReadByKeyboard: Story = {
  ...drawing(100_00, 0, 250_50, 19_99, 0, 64_000, 120_200),
  play: async ({ userEvent }) => {
    await curve()
    const slider = await reader()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Wed, Mar 4: $1,202.00')
    await userEvent.click(screen.getByRole('radio', { name: '7d' }))
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    // What the browser does on the arrow key.
    fireEvent.change(slider, { target: { value: '5' } })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue, Mar 3: $640.00')
    await expect((await figure()).querySelector('p')).toHaveTextContent('Tue, Mar 3 $640.00')
  },
}

/** The pointer reads the day it is at; when it leaves, the latest is read again. */
export const ReadByPointer: Story = {
  ...drawing(100_00, 0, 250_50, 19_99, 0, 64_000, 120_200),
  play: async () => {
    await curve()
    const picture = document.querySelector('figure svg') as SVGElement
    const { left, top, width, height } = picture.getBoundingClientRect()
    const reading = (await figure()).querySelector('p')
    fireEvent.pointerMove(picture, { clientX: left + 75, clientY: top + height / 2 })
    await waitFor(() => expect(reading).toHaveTextContent('Thu, Feb 26 $100.00'))
    fireEvent.pointerMove(picture, { clientX: left + width - 22, clientY: top + height / 2 })
    await waitFor(() => expect(reading).toHaveTextContent('Wed, Mar 4 $1,202.00'))
    fireEvent.pointerMove(picture, { clientX: left + 75, clientY: top + height / 2 })
    fireEvent.pointerOut(picture)
    await waitFor(() => expect(reading).toHaveTextContent('Wed, Mar 4'))
  },
}

/** The picture follows its place, when that becomes narrower too. */
export const Narrower: Story = {
  render: () => (
    <div data-place style={{ maxWidth: 1120 }}>
      <InsightsPanel />
    </div>
  ),
  play: async () => {
    await curve()
    const place = document.querySelector('[data-place]') as HTMLElement
    const room = () => {
      const picture = document.querySelector('figure svg')?.getBoundingClientRect().right ?? 0
      return place.getBoundingClientRect().right - picture
    }
    const margin = room()
    await expect(margin).toBeGreaterThan(0)
    for (const width of ['1040px', '1100px', '980px']) {
      place.style.maxWidth = width
      await waitFor(() => expect(room()).toBeCloseTo(margin, 0))
    }
  },
}

/** A line needs two points: one is drawn as a dot. */
export const OnePoint: Story = {
  ...drawing(120_200),
  play: async () => {
    await curve()
    await expect(await figure()).toHaveAccessibleName('$1,202.00 on Wed, Mar 4, the only day with data.')
    const dots = document.querySelectorAll('[data-curve] ~ g circle')
    await expect(dots).toHaveLength(1)
    const { width } = (dots[0] as Element).getBoundingClientRect()
    await expect(width).toBeGreaterThanOrEqual(8)
  },
}

/** Days that the server left out are gaps, and are said to be. */
export const Gaps: Story = {
  render: () => {
    const { series, ...total } = revenueOf(52_000, 64_000, 81_000, 0, 43_000, 0, 96_000)
    const known = series.filter((_, index) => index !== 3 && index !== 5)
    return (
      <SeedInsights revenue={{ ...total, series: known }}>
        <InsightsPanel />
      </SeedInsights>
    )
  },
  play: async ({ userEvent }) => {
    await curve()
    await expect(await figure()).toHaveAccessibleName(/2 days have no data\.$/)
    await userEvent.click(screen.getByText('Show as table'))
    await expect(screen.getAllByRole('cell', { name: 'No data' })).toHaveLength(2)
    // The two at the end have no neighbour.
    await expect(document.querySelectorAll('[data-curve] ~ g circle')).toHaveLength(2)
  },
}

export const Zeros: Story = {
  ...drawing(0, 0, 0, 0, 0, 0, 0),
  play: async () => {
    await curve()
    await waitFor(() => expect(axis()).toEqual(['$0', '$25', '$50', '$75', '$100']))
    await expect(await figure()).toHaveAccessibleName('No revenue in 7 days, Feb 26 to Mar 4.')
    await expect(screen.queryByText('Sample data')).toBeNull()
  },
}

export const HugeValue: Story = {
  ...drawing(12_000, 0, 64_000, 1_234_567_890_00, 0, 42_000, 20),
  play: async () => {
    await curve()
    await waitFor(() => expect(axis()).toEqual(['$0', '$500M', '$1B', '$1.5B']))
    await expect(path()).not.toMatch(/NaN|Infinity/)
  },
}

/** More was given back than taken in. */
export const Refunds: Story = {
  ...drawing(64_000, -18_000, 12_000, 0, -42_000, 30_000, 21_000),
  play: async () => {
    await curve()
    await waitFor(() => expect(axis()).toContain('-$500'))
    await expect(path()).not.toContain('NaN')
  },
}

/** Ten years of days: the slice alone is drawn. */
export const TenYears: Story = {
  parameters: { scenario: { role: 'admin', seed: 'huge' }, route: '/admin?range=30d' },
  play: async () => {
    await curve()
    await expect(await reader()).toHaveAttribute('max', '29')
    await expect(path()).not.toContain('NaN')
  },
}

/** Where there is no room for every word, every second day has one; the latest always has. */
const wordsApart = async () => {
  await curve()
  const words = [...document.querySelectorAll('[data-tick="day"]')].map((one) => one.getBoundingClientRect())
  await expect(words.length).toBeGreaterThan(2)
  for (const [index, word] of words.entries())
    await expect(word.left - (words[index - 1]?.right ?? 0)).toBeGreaterThanOrEqual(8)
}

export const ThirtyDaysMobile: Story = {
  ...ThirtyDays,
  play: wordsApart,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const SevenDaysMobile: Story = {
  play: wordsApart,
  globals: { viewport: { value: 'small', isRotated: false } },
}
