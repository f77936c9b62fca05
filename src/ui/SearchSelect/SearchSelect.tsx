import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useRef, useState } from 'react'
import control from '../Field/control.module.css'
import { useFieldControl, useFieldLabelId } from '../Field/useFieldControl'
import type { SelectProps } from '../Select/Select'
import { Chevron, type SelectOption } from '../Select/SelectPopup'
import { useSelectValue } from '../Select/useSelectValue'
import { byWords } from './byWords'
import styles from './SearchSelect.module.css'
import { SearchSelectPopup } from './SearchSelectPopup'

/** As a Select's; emptying the box chooses nothing, which is told as an empty value. */
export interface SearchSelectProps extends Omit<SelectProps, 'size' | 'className'> {}

/** The options that are drawn at once; the others are found by writing. */
export const OPTIONS_AT_ONCE = 50

const isSame = (one: SelectOption, other: SelectOption) => one.value === other.value

/** Finds options: `filter` as Base UI asks, one at a time, and `holds` for all of them. */
function findByWords() {
  const holds = byWords<SelectOption>(({ label }) => label)
  let asked = { query: '', test: holds('') }
  const filter = (option: SelectOption, query: string) => {
    if (query !== asked.query) asked = { query, test: holds(query) }
    return asked.test(option)
  }
  return { filter, holds }
}

/**
 * A Select for more options than anybody wants to scroll through: some words of one, in any order, find it. Not for
 * prerendered pages, since it brings a style attribute.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { options, placeholder = 'Choose one', name = '', disabled = false } = props
  const input = useRef<HTMLInputElement>(null)
  const { value, choose, blur } = useSelectValue(props, () => input.current?.focus())
  const open = useRef(false)
  const [{ filter, holds }] = useState(findByWords)
  const [written, setWritten] = useState('')
  const labelId = useFieldLabelId()
  const { required, ...described } = useFieldControl({
    id: props.id,
    required: props.required,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
  })
  const label = props['aria-label']
  const chosen = options.find((option) => option.value === value) ?? null
  // Base UI stops looking at the limit. A choice that stands there as it is is nothing that is looked for.
  const fitting = (shown: number) =>
    shown < OPTIONS_AT_ONCE
      ? shown
      : options.filter(holds(written === chosen?.label ? '' : written.trim())).length
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        items={options}
        value={chosen}
        onInputValueChange={setWritten}
        onValueChange={(next) => choose(next?.value ?? '')}
        isItemEqualToValue={isSame}
        filter={filter}
        limit={OPTIONS_AT_ONCE}
        autoHighlight
        onOpenChange={(next, { reason }) => {
          open.current = next
          if (!next && reason === 'focus-out') blur()
        }}
        disabled={disabled}
        readOnly={props.readOnly ?? false}
        required={required ?? false}
        {...(name ? { name } : {})}
      >
        <span className={styles.box}>
          <Combobox.Input
            {...described}
            ref={input}
            aria-label={label}
            className={[control.control, styles.input].join(' ')}
            placeholder={placeholder}
            enterKeyHint="done"
            // What is chosen gives way to what is written.
            onClick={({ currentTarget }) => {
              if (currentTarget.value === chosen?.label) currentTarget.select()
            }}
            onBlur={() => open.current || blur()}
            onKeyDown={(event) => {
              // Base UI would take the choice back; a closed list leaves Escape to what is around it.
              if (event.key === 'Escape' && !open.current) event.preventBaseUIHandler()
            }}
          />
          <Chevron />
        </span>
        <SearchSelectPopup
          name={{ 'aria-label': label, 'aria-labelledby': label ? undefined : labelId }}
          total={options.length}
          fitting={fitting}
        />
      </Combobox.Root>
    </CSPProvider>
  )
}
