import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { type Ref, useRef } from 'react'
import control from '../Field/control.module.css'
import { useFieldControl, useFieldLabelId } from '../Field/useFieldControl'
import styles from './Select.module.css'
import { Chevron, type SelectOption, SelectPopup } from './SelectPopup'
import { useHydrated } from './useHydrated'
import { type SelectEvent, type SelectHandle, useSelectValue } from './useSelectValue'

export interface SelectProps {
  /** The choices, in order. */
  options: readonly SelectOption[]
  /** The chosen value; a value that no option has shows the placeholder. */
  value?: string | undefined
  /** The value chosen at first, if the control keeps its own. */
  defaultValue?: string | undefined
  /** Called with the value when one is chosen. */
  onValueChange?: (value: string) => void
  /** The same news in the form that `register` wants. */
  onChange?: (event: SelectEvent) => void
  /** Focus left it, in the form that `register` wants. */
  onBlur?: (event: SelectEvent) => void
  /** Gets `{ value, focus() }`, which is all that `register` needs. */
  ref?: Ref<SelectHandle>
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** The name under which a form sends it. */
  name?: string
  /** Height: `sm` 2 rem, `md` 2.5 rem; with a finger both are at least 2.75 rem. */
  size?: 'sm' | 'md'
  /** It cannot be used, is greyed and takes no focus. */
  disabled?: boolean | undefined
  /** It can be read and focused, and not changed: while it is sent. */
  readOnly?: boolean | undefined
  /** Says to assistive technology that it must be filled in; a Field can say it too. */
  required?: boolean | undefined
  /** Id of the control; a Field gives one. */
  id?: string
  /** Added to the outermost element, for its place in a layout. */
  className?: string
  /** The name where no Field gives one. */
  'aria-label'?: string
  /** Ids of what describes it, space-separated; those of a Field are added. */
  'aria-describedby'?: string
  /** Marks it wrong; a Field with an error does. */
  'aria-invalid'?: boolean
}

/**
 * One choice out of a list, for more options than fit as pills. Arrow keys, Home, End and typing the first
 * letters work open and closed; long labels wrap in the list. Until scripts run (and so in prerendered
 * pages) it is a plain button, since the real one brings a style attribute.
 */
export function Select(props: SelectProps) {
  const {
    options,
    placeholder = 'Choose one',
    name = '',
    size = 'md',
    className,
    disabled = false,
    readOnly = false,
  } = props
  const { value, choose, blur } = useSelectValue(props, () => trigger.current?.focus())
  const trigger = useRef<HTMLButtonElement>(null)
  const open = useRef(false)
  const labelId = useFieldLabelId()
  const field = useFieldControl({
    id: props.id,
    required: props.required,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
  })
  const { required, ...described } = field
  const chosen = options.find((option) => option.value === value)
  const label = {
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-label'] ? undefined : labelId,
  }
  const looks = {
    ...described,
    ...label,
    className: [control.control, styles.trigger, className].filter(Boolean).join(' '),
    'data-size': size,
  }
  const text = (
    <span className={styles.value} data-placeholder={chosen ? undefined : true}>
      {chosen?.label ?? placeholder}
    </span>
  )

  if (!useHydrated()) {
    return (
      <button {...looks} type="button" role="combobox" aria-expanded="false" disabled={disabled}>
        {text}
        <Chevron />
      </button>
    )
  }

  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={chosen ? value : null}
        onValueChange={(next) => choose(next ?? '')}
        onOpenChange={(next, { reason }) => {
          open.current = next
          if (!next && reason === 'focus-out') blur()
        }}
        modal={false}
        disabled={disabled}
        readOnly={readOnly}
        required={required ?? false}
        {...(name ? { name } : {})}
      >
        <Base.Trigger {...looks} ref={trigger} onBlur={() => open.current || blur()}>
          {text}
          <Chevron />
        </Base.Trigger>
        <SelectPopup options={options} name={label} />
      </Base.Root>
    </CSPProvider>
  )
}
