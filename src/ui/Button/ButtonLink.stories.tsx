import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from './ButtonLink'

const meta = {
  component: ButtonLink,
  parameters: { keyboard: [['Enter', 'follows it']] },
  args: { children: 'Get Started', href: '#started' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

const variants = ['solid', 'outline', 'quiet'] as const

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '#started')
  },
}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, max-content)' }}>
      {(['md', 'sm'] as const).flatMap((size) =>
        variants.map((variant) => (
          <ButtonLink {...args} key={variant + size} variant={variant} size={size}>
            {variant} {size}
          </ButtonLink>
        )),
      )}
    </div>
  ),
}

/** Leaves the site: a new tab, said in words. */
export const External: Story = {
  args: { children: 'Live Demo', href: 'https://demo.example/', external: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Live Demo (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

export const LongContent: Story = {
  args: {
    children: 'Ask for a quote for the second round of the harbour café logo and its full set of signage',
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
