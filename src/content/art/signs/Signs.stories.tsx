import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import styles from '../Gallery.module.css'
import type { PictureProps } from '../press/Picture'
import { AddOnSign } from './AddOnSign'
import { AppSign } from './AppSign'
import { BrandSign } from './BrandSign'
import { DesktopSign } from './DesktopSign'
import { GraphicSign } from './GraphicSign'
import { InterfaceSign } from './InterfaceSign'
import { WebSign } from './WebSign'

const SIGNS: ComponentType<PictureProps>[] = [
  WebSign,
  AppSign,
  DesktopSign,
  InterfaceSign,
  GraphicSign,
  BrandSign,
]
const KINDS = [
  'accounts',
  'payments',
  'search',
  'languages',
  'reports',
  'bookings',
  'newsletter',
  'offline',
] as const

/** The signs of the services and of what can be added later. */
function Wall() {
  return (
    <>
      <div className={styles.wall} data-size="card">
        {SIGNS.map((Sign) => (
          <Sign key={Sign.name} />
        ))}
      </div>
      <div className={styles.wall} data-size="small">
        {KINDS.map((kind) => (
          <AddOnSign key={kind} kind={kind} />
        ))}
      </div>
    </>
  )
}

const meta = { component: Wall, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Wall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-size] > svg')).toHaveLength(14)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
