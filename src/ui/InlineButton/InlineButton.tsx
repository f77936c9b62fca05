import type { ComponentPropsWithRef } from 'react'
import styles from './InlineButton.module.css'

export interface InlineButtonProps extends ComponentPropsWithRef<'button'> {
  /** What it asks for is under way: it keeps the focus and says so in its word. */
  busy?: boolean
}

/** A word in a line of text that does something; as large to the finger as a button is. */
export function InlineButton({ busy = false, type = 'button', onClick, ...rest }: InlineButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  )
}
