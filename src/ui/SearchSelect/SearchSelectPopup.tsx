import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import select from '../Select/Select.module.css'
import type { SelectOption } from '../Select/SelectPopup'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import styles from './SearchSelect.module.css'

interface SearchSelectPopupProps {
  /** The name of the control, for the list too. */
  name: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined }
  /** How many options there are in all. */
  total: number
  /** How many of them fit what is written, where that many are shown. */
  fitting: (shown: number) => number
}

const count = (number: number) => number.toLocaleString('en-US')

/** How many of all options fit, where not all do, and how many of those are shown, where not all are. */
function Count({ total, fitting }: Pick<SearchSelectPopupProps, 'total' | 'fitting'>) {
  const shown = Combobox.useFilteredItems().length
  const fit = fitting(shown)
  return (
    <Combobox.Status className={styles.note}>
      {shown === 0 || shown === total
        ? ''
        : shown < fit
          ? `First ${shown} of ${count(fit)}. Write more to narrow it down.`
          : `${shown} of ${count(total)}`}
    </Combobox.Status>
  )
}

/** The open list, as a Select's, with a line that says how much of it is shown. */
export function SearchSelectPopup({ name, ...counted }: SearchSelectPopupProps) {
  const { portalContainer } = useUiEnvironment()
  return (
    <Combobox.Portal container={portalContainer ?? undefined}>
      <Combobox.Positioner className={select.positioner} sideOffset={4} align="start">
        <Combobox.Popup className={select.popup}>
          <Combobox.List {...name} className={[select.list, styles.list].join(' ')}>
            {(option: SelectOption) => (
              <Combobox.Item
                key={option.value}
                className={select.item}
                value={option}
                disabled={option.disabled}
              >
                <span className={select.itemText}>{option.label}</span>
                <Combobox.ItemIndicator className={select.indicator}>
                  <Check aria-hidden="true" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
          <Combobox.Empty className={styles.note}>Nothing here is called that.</Combobox.Empty>
          <Count {...counted} />
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
