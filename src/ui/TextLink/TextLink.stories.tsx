import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink } from './TextLink'

const meta = {
  component: TextLink,
  parameters: { keyboard: [['Enter', 'follows the link']] },
  args: { href: '/work', children: 'See the work' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the work' })
    await expect(link).toHaveAttribute('href', '/work')
    await expect(link).not.toHaveAttribute('target')
  },
}

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
      <p>
        Ink stands in running text: <TextLink {...args}>see the work</TextLink>, then write to us.
      </p>
      <p>
        Blue stands out:{' '}
        <TextLink {...args} tone="blue">
          forgot your password?
        </TextLink>
      </p>
      <p>
        Quiet steps back:{' '}
        <TextLink {...args} tone="quiet">
          privacy policy
        </TextLink>
      </p>
      <p>
        External says so:{' '}
        <TextLink {...args} tone="blue" href="https://example.com" external>
          the harbour café
        </TextLink>
      </p>
    </div>
  ),
}

export const External: Story = {
  args: { href: 'https://example.com', external: true, children: 'The harbour café' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'The harbour café (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

export const LongContent: Story = {
  args: {
    external: true,
    href: 'https://example.com',
    children:
      'https://example.com/a-very-long-address/that-somebody-pasted-into-the-brief/without-a-single-space-in-it',
  },
}

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }
