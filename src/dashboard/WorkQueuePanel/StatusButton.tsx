import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/ui/Button/Button'
import type { QueueWork } from './queue'
import type { StatusMenuProps } from './StatusMenu'
import type { RowMenu } from './useStatusMenu'
import styles from './WorkQueuePanel.module.css'

export interface StatusButtonProps {
  work: QueueWork
  menu: RowMenu
  /** Its menu stands open at first. */
  openAtFirst: boolean
}

/** Opens the dropdown at a row, by click, Enter, Space and the arrow keys. */
export function StatusButton({ work, menu, openAtFirst }: StatusButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const open = (entrance?: StatusMenuProps['entrance']) =>
    button.current && menu.open(work, button.current, entrance)
  const openFirst = useEffectEvent(() => open())
  useEffect(() => {
    if (openAtFirst) openFirst()
  }, [openAtFirst])
  return (
    <Button
      ref={button}
      variant="outline"
      className={styles.set}
      aria-label={`Set status: ${work.title}`}
      aria-haspopup="menu"
      aria-expanded={menu.isOpen(work)}
      onPointerEnter={menu.loadAhead}
      onPointerDown={menu.loadAhead}
      onFocus={menu.loadAhead}
      // A click without a press is a key's.
      onClick={({ detail }) => open(detail === 0 ? 'first' : undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(event.key === 'ArrowDown' ? 'first' : 'last')
      }}
    >
      Set status
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </Button>
  )
}
