import { Autocomplete } from '@base-ui/react/autocomplete'
import {
  Box,
  Keyboard,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Moon,
  Palette,
  PanelTop,
  Sun,
  SunMoon,
  Upload,
} from 'lucide-react'
import { WorkMark } from '@/dashboard/parts/WorkMark/WorkMark'
import type { Entry } from './entries'
import { KeyCaps } from './KeyCaps'
import styles from './PaletteOption.module.css'

const ICONS: Partial<Record<string, LucideIcon>> = {
  conversation: MessageSquare,
  product: Box,
  screen: PanelTop,
  'action:product': Box,
  'action:upload': Upload,
  'action:theme-light': Sun,
  'action:theme-dark': Moon,
  'action:theme-system': SunMoon,
  'action:keys': Keyboard,
  'action:logout': LogOut,
}

/** The sign of an entry: a work carries the mark that its row has. */
function Sign({ entry }: { entry: Entry }) {
  if ('goal' in entry.deed && entry.kind === 'work') return <WorkMark id={entry.deed.goal.id} />
  const Icon = ICONS[entry.id] ?? ICONS[entry.kind] ?? Palette
  return <Icon className={styles.sign} aria-hidden="true" />
}

export interface PaletteOptionProps {
  entry: Entry
  /** Whether the keys that do the same are shown. */
  showKeys: boolean
  onChoose: () => void
}

/** One line of the palette: what it is, what tells it apart, and its keys. */
export function PaletteOption({ entry, showKeys, onChoose }: PaletteOptionProps) {
  const { label, detail, late, keys = [] } = entry
  return (
    <Autocomplete.Item value={entry} className={styles.option} onClick={onChoose}>
      <span className={styles.mark}>
        <Sign entry={entry} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {detail ? (
          <span className={styles.detail}>
            {detail}
            {late ? <span className={styles.late}>{` · ${late}`}</span> : null}
          </span>
        ) : null}
      </span>
      {showKeys && keys.length > 0 ? (
        <span className={styles.optionKeys} aria-hidden="true">
          <KeyCaps keys={keys} />
        </span>
      ) : null}
    </Autocomplete.Item>
  )
}
