import { Search } from 'lucide-react'
import { Field } from '@/ui/Field/Field'
import { TextInput } from '@/ui/TextInput/TextInput'
import styles from './RowList.module.css'

export interface FindBoxProps {
  /** The list's name. */
  label: string
  value: string
  onChange: (value: string) => void
  onFocusChange: (has: boolean) => void
  /** Rows that were found, of all. */
  found: number
  of: number
}

const number = (count: number) => count.toLocaleString('en-US')

/** Finds rows of a list that is too long to show at once, whether they are shown yet or not. */
export function FindBox({ label, value, onChange, onFocusChange, found, of }: FindBoxProps) {
  return (
    <div className={styles.find}>
      <Field label={`Find in ${label}`} hideLabel>
        <TextInput
          type="search"
          size="sm"
          icon={<Search />}
          placeholder={`Find in ${number(of)}`}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={() => onFocusChange(true)}
          onBlur={() => onFocusChange(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value) onChange('')
          }}
        />
      </Field>
      <span className={styles.found} role="status">
        {value.trim() ? `${number(found)} of ${number(of)}` : ''}
      </span>
    </div>
  )
}
