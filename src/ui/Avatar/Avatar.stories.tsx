import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './Avatar'

const portrait = () =>
  URL.createObjectURL(
    new Blob(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#5a7eaf"/><circle cx="20" cy="16" r="8" fill="#fbf8f3"/><path d="M4 40a16 16 0 0 1 32 0" fill="#ef612b"/></svg>',
      ],
      { type: 'image/svg+xml' },
    ),
  )

const meta = {
  component: Avatar,
  args: { name: 'Mara Lindqvist' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mara Lindqvist' })).toHaveTextContent('ML')
  },
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).flatMap((size) =>
        ['Mara Lindqvist', 'Noor', 'Teo van der Berg', 'Ida Okafor'].map((name) => (
          <Avatar key={size + name} name={name} size={size} />
        )),
      )}
    </div>
  ),
}

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } }

export const WithPicture: Story = {
  args: { size: 'lg' },
  loaders: [() => ({ src: portrait() })],
  render: (args, { loaded }) => <Avatar {...args} src={loaded.src as string} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
}

export const BrokenPicture: Story = {
  args: { src: '/no-such-portrait.png' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('ML')).toBeVisible()
  },
}

export const UnsafePicture: Story = {
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const BesideTheName: Story = {
  render: (args) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Avatar {...args} decorative /> Mara Lindqvist
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
