import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RegisterScreen } from './RegisterScreen'
import { at } from './testRegistration'

/** The last step: the picture, and the proof of what will be sent. */
const meta = {
  tags: ['long'],
  component: RegisterScreen,
  args: { area: 'user', onRegistered: fn() },
  parameters: { layout: 'fullscreen', route: '/register' },
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>

const portrait = () =>
  URL.createObjectURL(
    new Blob(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" fill="#5a7eaf"/><circle cx="20" cy="16" r="8" fill="#fbf8f3"/><path d="M4 40a16 16 0 0 1 32 0" fill="#ef612b"/></svg>',
      ],
      { type: 'image/svg+xml' },
    ),
  )

export const Default: Story = {
  args: { initial: at(2, { address: '418 Mesa Street', city: 'Santa Ana', state: 'California' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit address' }))
    await waitFor(() => expect(canvas.getByLabelText('Address (optional)')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit account' }))
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you are' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  },
}

/** The picture at the address, in place of the initials. */
export const WithPicture: Story = {
  // The address that is shown is another one each time.
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: [() => ({ src: portrait() })],
  render: (args, { loaded }) => (
    <RegisterScreen {...args} initial={at(2, { profileImage: loaded.src as string })} />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument())
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
}

/** It comes while the address is typed, and goes with it; nothing is asked for before the typing rests. */
export const LivePicture: Story = {
  args: { initial: at(2) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByLabelText('Profile picture URL (optional)')
    await userEvent.type(field, ' /logo.svg ')
    await expect(canvasElement.querySelector('section img')).toBeNull()
    await waitFor(() =>
      expect(canvasElement.querySelector<HTMLImageElement>('section img')?.naturalWidth).toBeGreaterThan(0),
    )
    await userEvent.clear(field)
    await waitFor(() => expect(canvasElement.querySelector('section img')).toBeNull())
    await expect(canvas.getByText('ID')).toBeVisible()
  },
}

/** No picture there, or nothing that may be one: the initials stand in, and the address is sent as it was typed. */
export const BrokenPicture: Story = {
  args: { initial: at(2, { profileImage: '/no-such-portrait.png' }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(await canvas.findByText('ID')).toBeVisible()
    const field = canvas.getByLabelText('Profile picture URL (optional)')
    await userEvent.clear(field)
    await userEvent.type(field, 'javascript:alert(1)')
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    initial: at(2, {
      fullName: 'Wolfeschlegelsteinhausenbergerdorff von Hohenlohe-Langenburg the Younger',
      email: 'a.very.long.address.that.has.no.place.to.break@subdomain.of.a.long.company.name.example',
      address: 'Building 7, Suite 1204, 18881 Von Karman Avenue, behind the old water tower',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      profileImage: `https://pictures.example/${'portrait-'.repeat(20)}.png`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Wolfeschlegel/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Mobile: Story = {
  args: Default.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Small: Story = { ...LongContent, globals: { viewport: { value: 'small', isRotated: false } } }
export const Dark: Story = { args: Default.args ?? {}, globals: { theme: 'dark' } }
