import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

export interface Tab {
  /** What distinguishes it. */
  value: string
  /** The words on the tab: one or two. */
  label: string
  /** How many there are behind it, shown after the label. */
  count?: number | undefined
  /** It is shown but cannot be chosen. */
  disabled?: boolean | undefined
  /** What the tab shows; mounted only while it is chosen. */
  panel: ReactNode
}

export interface TabsProps {
  /** The tabs with their panels, in order. */
  tabs: readonly Tab[]
  /** The chosen tab, if the owner keeps it (in the URL, say). */
  value?: string | undefined
  /** The tab chosen at first; the first one if not given. */
  defaultValue?: string | undefined
  /** Called with the value of the tab that was chosen. */
  onValueChange?: (value: string) => void
  /** What the set of tabs is about. */
  'aria-label': string
  /** Added to the outermost element, for its place in a layout. */
  className?: string
}

/**
 * Views of one thing, one at a time. Arrow keys choose, Home and End go to the ends, Tab goes into the
 * panel. On a narrow screen the row of tabs scrolls sideways.
 */
export function Tabs({ tabs, value, defaultValue, onValueChange, className, ...aria }: TabsProps) {
  return (
    <Base.Root
      className={className}
      defaultValue={defaultValue ?? tabs[0]?.value}
      {...(value === undefined ? {} : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List className={styles.list} activateOnFocus aria-label={aria['aria-label']}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} className={styles.tab} value={tab.value} disabled={tab.disabled}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}> {tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} className={styles.panel} value={tab.value}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
