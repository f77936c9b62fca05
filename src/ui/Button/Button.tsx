import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Button.module.css'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> {
  /** The label: a verb, and what it is done to. An icon may stand beside it. */
  children: ReactNode
  /** `solid` for the one main action, `outline` beside it, `quiet` in rows, `danger` for what can't be undone. */
  variant?: 'solid' | 'outline' | 'quiet' | 'danger'
  /** Height: `sm` 2 rem, `md` 2.5 rem; with a finger both are at least 2.75 rem. */
  size?: 'sm' | 'md'
  /** Takes the whole width of its container. */
  block?: boolean
  /** It cannot be pressed, is greyed and takes no focus. */
  disabled?: boolean
  /** Work is under way: the label stays, a bar runs, clicks are ignored and focus is kept. */
  busy?: boolean
}

/** A button. While `busy` it stays focusable (aria-disabled), so a keyboard user does not lose their place. */
export function Button({
  variant = 'solid',
  size = 'md',
  block = false,
  busy = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-busy={busy || undefined}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) {
          event.preventDefault()
          return
        }
        onClick?.(event)
      }}
    />
  )
}
