import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appAt } from './refusals'

/** The routes that lead on, and the doors to one screen by several addresses: on a phone and on a desktop. */
const meta = {
  tags: ['long'],
  parameters: { stage: 'app', layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const PHONE = { viewport: { value: 'phone', isRotated: false } }

/** The story of an address: whoever comes by it sees that heading. */
const at = (path: string, heading: string | RegExp, more: Partial<Story> = {}): Story => ({
  render: appAt(path),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
  ...more,
})
const onPhone = (path: string, heading: string | RegExp): Story => at(path, heading, { globals: PHONE })

export const Order = at('/order', 'Contact')
export const OrderOnAPhone = onPhone('/order', 'Contact')
export const Inquire = at('/inquire', 'Contact')
export const InquireOnAPhone = onPhone('/inquire', 'Contact')
export const Browse = at('/browse', 'Client projects')
export const BrowseOnAPhone = onPhone('/browse', 'Client projects')
export const Discover = at('/discover', 'Our Digital Portfolio')
export const DiscoverOnAPhone = onPhone('/discover', 'Our Digital Portfolio')
export const FormerAdminRegister = at('/admin-register', 'Create an admin account')
export const FormerAdminRegisterOnAPhone = onPhone('/admin-register', 'Create an admin account')
export const BusinessCardDesignOnAPhone = onPhone('/businesscarddesign', 'Business Card Design')
export const BusinessKitOnAPhone = onPhone('/businesskit', 'Business Kit')
export const StartUpPackageOnAPhone = onPhone('/startuppackage', 'StartUpPackage')
export const WebDesignOnAPhone = onPhone('/services/webdesign', 'Web Design')
export const WebDevelopmentOnAPhone = onPhone('/services/webdevelopment', 'Web Development')
export const TermsOnAPhone = onPhone('/terms', 'Terms')
export const AdminDashboardOnAPhone: Story = {
  ...onPhone('/admin/dashboard', /Noor/),
  parameters: { scenario: { role: 'admin' } },
}
