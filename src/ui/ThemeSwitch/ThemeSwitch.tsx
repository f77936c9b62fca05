import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './ThemeSwitch.module.css'

export type ThemeChoice = 'system' | 'light' | 'dark'

export interface ThemeSwitchProps {
  /** The chosen theme; `system` follows the device. */
  value: ThemeChoice
  /** Called with the theme that was chosen; the owner remembers it. */
  onChange: (value: ThemeChoice) => void
}

const choices = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const

/** The choice of theme: follow the system, light or dark. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>Theme</VisuallyHidden>
      </legend>
      {choices.map(({ value: choice, label, Icon }) => (
        <label key={choice} className={styles.choice} title={label}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <Icon className={styles.icon} aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
