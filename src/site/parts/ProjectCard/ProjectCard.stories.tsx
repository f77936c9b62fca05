import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PROJECTS } from '@/content/projects'
import { ProjectCard } from './ProjectCard'
import styles from './ProjectCard.stories.module.css'

const project = PROJECTS.find(({ id }) => id === 'mesa-catalogue') as (typeof PROJECTS)[number]

const meta = {
  component: ProjectCard,
  args: { project, level: 2 },
  decorators: [
    (Story) => (
      <div className={styles.column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(project.alt)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(project.title)
    await expect(canvas.getByRole('link', { name: 'View Details of Seed catalogue' })).toHaveAttribute(
      'href',
      '/projects/web%20designs/mesa-catalogue',
    )
  },
}

export const LongContent: Story = {
  args: {
    project: {
      ...project,
      title: 'The catalogue of all seeds that were ever lent, returned or forgotten on the bus',
      client: 'Mesa Seed Library and Friends of the Reading Room',
    },
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
