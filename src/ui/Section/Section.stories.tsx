import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { Section } from './Section'

const meta = {
  component: Section,
  args: {
    title: 'Marks for people with a door on the street',
    lead: 'Eleven of them, drawn in the last two years.',
    children: (
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
        {['Harbour Café', 'Kiln & Co', 'Orchard Press'].map((name) => (
          <Card key={name}>{name}</Card>
        ))}
      </div>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <h1 hidden>Work</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Marks/ })).toBeVisible()
  },
}

export const Tint: Story = { args: { tone: 'tint', action: <Button variant="outline">View all</Button> } }

export const Line: Story = { args: { tone: 'line', width: 'narrow' } }

export const Dark: Story = { args: Tint.args ?? {}, globals: { theme: 'dark' } }

export const Mobile: Story = {
  args: Tint.args ?? {},
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
}

export const LongContent: Story = {
  args: {
    title: 'Everything about the harbour café, its terrace, its signage and the site that goes with them',
    lead: 'Eleven marks, four sites and a ferry timetable, drawn, set and built in the last two years for people who mostly began by asking for something else.',
    action: <Button variant="outline">View all of the work</Button>,
  },
}
