import { type KeyboardEvent, useRef } from 'react'
import styles from './ProjectTabs.module.css'

interface ProjectTabsProps<T extends string> {
  /** Begins the ids of the tabs and of their panel. */
  id: string
  tabs: readonly T[]
  chosen: T
  onChoose: (tab: T) => void
}

/** Where a key leads from the tab at `at`; null for the other keys. */
function goal(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The tabs of Client Projects: one stop for Tab, arrows, Home and End choose. Plain, since Home loads no library for them. */
export function ProjectTabs<T extends string>({ id, tabs, chosen, onChoose }: ProjectTabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    // With Alt or ⌘ an arrow is the browser's own, Back above all.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = goal(event.key, tabs.indexOf(chosen), tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || tab === undefined) return
    event.preventDefault()
    onChoose(tab)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Client projects" className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab, at) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${at}`}
          aria-selected={tab === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={tab === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  )
}
