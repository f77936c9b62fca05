import { Dialog } from '@/ui/Dialog/Dialog'
import { Switch } from '@/ui/Switch/Switch'
import { KeyCaps } from './KeyCaps'
import type { PaletteWindowProps } from './loadPaletteWindow'
import styles from './ShortcutsDialog.module.css'
import { SHORTCUTS } from './shortcuts'

/** Which keys do what, and a switch for those that need no other key (WCAG 2.1.4). */
export function ShortcutsDialog({ open, onClose, singleKeys }: PaletteWindowProps) {
  const { on, turn } = singleKeys
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Keyboard shortcuts"
      description="They work on the dashboard, My Projects, Saved and the cart."
    >
      <div className={styles.body}>
        <dl className={styles.list}>
          <div className={styles.line}>
            <dt>Find anything</dt>
            <dd className={styles.ways}>
              <KeyCaps keys={['Ctrl', 'K']} join="+" />
              <span className={styles.or}>or</span>
              <KeyCaps keys={['⌘', 'K']} join="+" />
            </dd>
          </div>
        </dl>
        <Switch
          checked={on}
          onCheckedChange={turn}
          label="Single keys"
          hint="Keys that act alone, without Ctrl or ⌘. Switch them off if you dictate, or press keys by accident. This device remembers it."
        />
        <dl className={styles.list} data-off={!on || undefined} aria-label="Single keys">
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does} className={styles.line}>
              <dt>{does}</dt>
              <dd>
                <KeyCaps keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
