import { createStorageArea } from '@mocks/ports/memoryStorage'
import { createStagePorts } from '@mocks/ports/stagePorts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { createTheme, type Theme } from '@/runtime/theme'
import { Badge } from '../ui/Badge/Badge'
import { Button } from '../ui/Button/Button'
import { Card } from '../ui/Card/Card'
import { ThemeSwitch } from '../ui/ThemeSwitch/ThemeSwitch'
import styles from './foundations/foundations.module.css'

/** The real keeper of the theme (src/runtime/theme.ts) over a root and a storage of this story's own. */
function Sheet({ themeRoot, theme }: { themeRoot: HTMLElement; theme: Theme }) {
  const [preference, setPreference] = useState(theme.store.getState().preference)
  useEffect(() => theme.store.subscribe((state) => setPreference(state.preference)), [theme])
  return (
    <>
      <ThemeSwitch value={preference} onChange={theme.choose} />
      <p className={styles.note}>
        Chosen: {preference}. Shown: {themeRoot.dataset.theme}.
      </p>
      <Card>
        <Badge tone="success" dot>
          Approved
        </Badge>
      </Card>
      <Button>Approve</Button>
    </>
  )
}

function Themed() {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => {
    if (!root) return
    const storage = createStorageArea().openTab()
    const made = createTheme(
      createStagePorts({ now: () => 0, storage, themeRoot: root, portalContainer: null }),
    )
    setTheme(made)
    return made.dispose
  }, [root])
  return (
    <div ref={setRoot} className={`${styles.board} ${styles.theme}`} data-testid="root">
      {root && theme ? <Sheet themeRoot={root} theme={theme} /> : null}
    </div>
  )
}

const meta = { render: () => <Themed /> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const root = canvas.getByTestId('root')
    await canvas.findByRole('radio', { name: 'System', checked: true })
    await expect(root).toHaveAttribute('data-theme', system)
    for (const [name, theme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['System', system],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name }))
      await waitFor(() => expect(root).toHaveAttribute('data-theme', theme))
      await expect(getComputedStyle(root).colorScheme).toBe(theme)
      await expect(canvas.getByText(new RegExp(`Shown: ${theme}`))).toBeVisible()
    }
  },
}
