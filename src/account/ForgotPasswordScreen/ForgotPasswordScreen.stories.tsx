import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

const meta = {
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen', route: '/forgot-password' },
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'hello@overprint.example' })).toHaveAttribute(
      'href',
      'mailto:hello@overprint.example',
    )
    await expect(stageOf(context).calls()).toEqual([])
  },
}

/** What is typed goes into the message and its link, as text. */
export const ForAnAccount: Story = {
  args: { initial: { email: 'maya@harborcafe.example' } },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email of your account (optional)')
    await expect(email).toHaveValue('maya@harborcafe.example')
    await userEvent.type(email, '&bcc=x@y.example')
    const text = canvas.getByLabelText<HTMLTextAreaElement>('Your message to us')
    await expect(text.value).toContain('my account: maya@harborcafe.example&bcc=x@y.example')
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open in your mail program' })
    const url = new URL(link.href)
    await expect(url.pathname).toBe('hello@overprint.example')
    await expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
    await expect(url.searchParams.get('body')).toBe(text.value)
  },
}

export const CopiesTheText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy text' }))
    const text = canvas.getByLabelText<HTMLTextAreaElement>('Your message to us')
    await expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length])
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Copied\.$|is selected/)
  },
}

export const Copied: Story = {
  args: { initial: { email: 'maya@harborcafe.example', copied: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Copied.')).toBeVisible()
  },
}

/** Another address makes another message: that one is not copied yet. */
export const ChangedSince: Story = {
  ...Copied,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Copied.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email of your account (optional)'), 'x')
    await expect(canvas.queryByText('Copied.')).toBeNull()
  },
}

export const LongContent: Story = {
  args: { initial: { email: `${'a.very.long.address.'.repeat(6)}@company.example` } },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue(/^a\.very\.long/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Small: Story = { ...LongContent, globals: { viewport: { value: 'small', isRotated: false } } }
export const Dark: Story = { globals: { theme: 'dark' } }
