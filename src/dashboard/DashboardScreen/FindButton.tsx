import { Search } from 'lucide-react'
import { Button } from '@/ui/Button/Button'
import { usePaletteWindow } from '../parts/usePaletteWindow'
import styles from './DashboardScreen.module.css'

/** Opens the palette, beside its key: for a finger, and for who does not know the key yet. */
export function FindButton() {
  const { open } = usePaletteWindow()
  return (
    <Button
      variant="outline"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('find')}
    >
      <Search className={styles.taskIcon} aria-hidden="true" />
      Find anything
      <span className={styles.key} aria-hidden="true">
        Ctrl K
      </span>
    </Button>
  )
}
