import type { Meta, StoryObj } from '@storybook/react-vite'
import { MyProjectsScreen } from './MyProjectsScreen'
import * as Desktop from './MyProjectsScreen.stories'

/** Every state on a phone. */
const meta = {
  component: MyProjectsScreen,
  parameters: { layout: 'fullscreen', route: '/my-projects', scenario: { role: 'client' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof MyProjectsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { ...Desktop.Loading, globals: meta.globals }

export const Empty: Story = { ...Desktop.Empty, globals: meta.globals }

export const Failed: Story = { ...Desktop.Failed, globals: meta.globals }
