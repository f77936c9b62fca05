import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NARROW } from '@/runtime/hooks'
import { PanelWidths, ScreenWidths, SystemSettings } from './foundations/Breakpoints'
import { Colours } from './foundations/Colours'
import { Layers } from './foundations/Layers'
import { Motion } from './foundations/Motion'
import { Borders, Radii, Shadows, Sizes, SpaceScale, TypeCuts, TypeScale } from './foundations/Scales'
import tokens from './tokens.css?raw'

/** The pages of this folder on one sheet: a token that is in the style sheet and on no page fails here. */
const meta = {
  tags: ['long'],
  parameters: { layout: 'padded' },
  render: () => (
    <main>
      <Colours />
      <TypeScale />
      <TypeCuts />
      <SpaceScale />
      <Sizes />
      <Radii />
      <Borders />
      <Shadows />
      <Motion />
      <Layers />
      <ScreenWidths />
      <PanelWidths />
      <SystemSettings />
    </main>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const declared = new Set(tokens.match(/^ +--[\w-]+(?=:)/gm)?.map((name) => name.trim()))
    await expect(declared.size).toBeGreaterThan(60)
    const shown = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')]
    await waitFor(() => {
      const names = new Set(shown().map((element) => element.dataset.token))
      expect([...declared].filter((name) => !names.has(name))).toEqual([])
    })
    // Beside each name stands what the browser makes of it.
    await waitFor(() =>
      expect(
        shown()
          .filter((element) => !element.querySelector('span')?.textContent)
          .map(({ dataset }) => dataset.token),
      ).toEqual([]),
    )
  },
}

const sheets = import.meta.glob<string>('/src/**/*.css', { query: '?raw', import: 'default', eager: true })

/** Whether the browser, which reads the style sheet as it does on a page, finds this query in it. */
function asks(text: string, query: string): boolean {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  const within = (rules: CSSRuleList): boolean =>
    [...rules].some(
      (rule) =>
        (rule instanceof CSSMediaRule && rule.conditionText === `(${query})`) ||
        ('cssRules' in rule && within(rule.cssRules as CSSRuleList)),
    )
  return within(sheet.cssRules)
}

/** The row of the one named width: what scripts ask too, and in as many style sheets as it says. */
export const Narrow: Story = {
  render: () => (
    <main>
      <ScreenWidths />
    </main>
  ),
  play: async ({ canvas }) => {
    const query = NARROW.slice(1, -1)
    const row = canvas.getByText(query)
    const count = Object.values(sheets).filter((text) => asks(text, query)).length
    await expect(row).toHaveTextContent(`${query}${count} style sheets`)
    await expect(count).toBeGreaterThan(20)
    const bar = row.nextElementSibling as HTMLElement
    await expect(bar).toHaveAttribute('data-narrow')
    await expect(bar.parentElement?.parentElement?.querySelectorAll('[data-narrow]')).toHaveLength(1)
    await expect(bar.style.inlineSize).toBe('40%')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
