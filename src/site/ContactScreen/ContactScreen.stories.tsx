import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ContactScreen } from './ContactScreen'

const meta = {
  component: ContactScreen,
  parameters: { layout: 'fullscreen', route: '/contact' },
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

const FILLED = {
  name: 'Ana Reyes',
  email: 'ana@mesaseed.example',
  phone: '714-555-0142',
  subject: 'Project Quote',
  message: 'A label for a seed packet, in two colours, by the middle of May.',
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Send Message', selected: true })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Our Locations', selected: false })).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Message to the studio' })).toHaveProperty(
      'noValidate',
      true,
    )
    for (const name of ['Name', 'Email', 'Message'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).not.toBeRequired()

    await userEvent.click(canvas.getByRole('combobox', { name: 'Subject' }))
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'General Inquiry',
      'Project Quote',
      'Partnership',
      'Careers',
      'Other',
    ])
    await userEvent.keyboard('{Escape}')
  },
}

/** The second tab's three cards. */
export const OurLocations: Story = {
  parameters: { route: '/contact?tab=locations' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Our Locations', selected: true })).toBeVisible()
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Our Locations' }))
    await expect(panel.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Our studio',
      'Talk to us',
      'Follow the work',
    ])
    await expect(panel.getByText('Orange County, California')).toBeVisible()
    await expect(panel.getByRole('link', { name: '(714) 555-0146' })).toHaveAttribute(
      'href',
      'tel:7145550146',
    )
    await expect(panel.getByRole('link', { name: 'hello@overprint.example' })).toHaveAttribute(
      'href',
      'mailto:hello@overprint.example',
    )
    for (const name of ['LinkedIn', 'GitHub', 'Twitter', 'Dribbble'])
      await expect(panel.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
        'rel',
        'noopener',
      )
  },
}

/** Arrow keys change the tab; a look at the other one loses nothing that was typed. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana')
    await userEvent.click(canvas.getByRole('tab', { name: 'Send Message' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('tabpanel', { name: 'Our Locations' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Our Locations' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Ana')
  },
}

/** Submitted empty: each message stands by its field, and the focus on the first. */
export const Empty: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(await canvas.findByText('Enter your name.')).toBeVisible()
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Enter your name.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Enter a valid email.',
    )
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveAccessibleDescription(
      'Choose a subject.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Write a message.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).not.toHaveAttribute(
      'aria-invalid',
    )
    await expect(stageOf(context).calls()).toEqual([])
  },
}

/** A message comes on leaving a field and goes when it is mended; nothing else moves meanwhile. */
export const OnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    const send = canvas.getByRole('button', { name: 'Send Message' })
    const before = send.getBoundingClientRect().top
    await userEvent.type(email, 'ana@mesaseed')
    await expect(canvas.queryByText('Enter a valid email.')).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText('Enter a valid email.')).toBeVisible()
    await expect(Math.abs(send.getBoundingClientRect().top - before)).toBeLessThan(2)
    await userEvent.type(email, '.example')
    await expect(canvas.queryByText('Enter a valid email.')).toBeNull()
    await expect(email).toHaveValue('ana@mesaseed.example')
  },
}

/** `/contact?subject=…&project=…`: the subject is chosen, the project named where it can be seen and changed. */
export const AboutAProject: Story = {
  parameters: { route: '/contact?subject=Project%20Quote&project=Sow%20by' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Subject' })).toHaveTextContent('Project Quote')
    const message = canvas.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue('About: Sow by\n\n')
    await userEvent.clear(message)
    await expect(message).toHaveValue('')
  },
}

/** A subject that does not exist chooses nothing. */
export const UnknownSubject: Story = {
  parameters: { route: '/contact?subject=Free%20money' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent('Choose a subject')
  },
}

export const LongContent: Story = {
  args: {
    initial: {
      values: {
        ...FILLED,
        name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4),
        message: 'https://mesaseed.example/a-very-long-address-without-a-space '.repeat(12),
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Small: Story = { ...LongContent, globals: { viewport: { value: 'small', isRotated: false } } }
export const LocationsOnAPhone: Story = {
  parameters: { route: '/contact?tab=locations' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Dark: Story = { globals: { theme: 'dark' } }
