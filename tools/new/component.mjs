/** The files of a new component of the design system, with the stories that its props owe. */

const component = (name) => `import type { ReactNode } from 'react'
import styles from './${name}.module.css'

export interface ${name}Props {
  /** What stands in it. */
  children: ReactNode
}

/** ${name}: say in a sentence what it is for. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>
}
`

const stories = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}'

const meta = {
  component: ${name},
  args: { children: 'A few words' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A few words')).toBeVisible()
  },
}

export const LongContent: Story = {
  args: { children: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
`

const sheet = `.root {
  overflow-wrap: anywhere;
}
`

export function componentFiles(name) {
  return {
    folder: `src/ui/${name}`,
    files: {
      [`${name}.tsx`]: component(name),
      [`${name}.module.css`]: sheet,
      [`${name}.stories.tsx`]: stories(name),
    },
  }
}
