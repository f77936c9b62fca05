import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PanelWidths, ScreenWidths, SystemSettings } from './foundations/Breakpoints'
import { Colours } from './foundations/Colours'
import { Layers } from './foundations/Layers'
import { Motion } from './foundations/Motion'
import { Borders, Radii, Shadows, Sizes, SpaceScale, TypeCuts, TypeScale } from './foundations/Scales'
import tokens from './tokens.css?raw'

/** The pages of this folder on one sheet: a token that is in the style sheet and on no page fails here. */
const meta = {
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
    await expect(
      shown()
        .filter((element) => !element.querySelector('span')?.textContent)
        .map(({ dataset }) => dataset.token),
    ).toEqual([])
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
