import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import styles from './Select.module.css'

export interface SelectOption {
  /** What distinguishes it, and what a form sends. */
  value: string
  /** The words; letters that are typed find the option by them. */
  label: string
  /** It is shown but cannot be chosen. */
  disabled?: boolean | undefined
}

/** The arrow that marks a control as a list. */
export function Chevron() {
  return <ChevronDown className={styles.chevron} aria-hidden="true" />
}

interface SelectPopupProps {
  /** All that can be chosen, in this order. */
  options: readonly SelectOption[]
  /** The name of the control, for the list too: a screen reader tells it when the list opens. */
  name: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined }
}

/** The open list of a Select: as wide as its button at least, never higher than the room there is. */
export function SelectPopup({ options, name }: SelectPopupProps) {
  const { portalContainer } = useUiEnvironment()
  return (
    <Base.Portal container={portalContainer ?? undefined}>
      <Base.Positioner
        className={styles.positioner}
        alignItemWithTrigger={false}
        sideOffset={4}
        align="start"
      >
        <Base.Popup className={styles.popup}>
          <Base.List {...name} className={styles.list}>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                className={styles.item}
                value={option.value}
                disabled={option.disabled}
              >
                <Base.ItemText className={styles.itemText}>{option.label}</Base.ItemText>
                <Base.ItemIndicator className={styles.indicator}>
                  <Check aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
