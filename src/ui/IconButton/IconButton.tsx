import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './IconButton.module.css'
import { Tip } from './Tip'
import { useTip } from './useTip'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'title'> {
  /** What it does: its name, and the tooltip on hover and keyboard focus. */
  label: string
  /** One icon. */
  children: ReactNode
  /** Height: `sm` 2 rem, `md` 2.5 rem; with a finger both are at least 2.75 rem. */
  size?: 'sm' | 'md'
  /** `quiet` has no border until it is pointed at. */
  variant?: 'quiet' | 'outline'
}

/** A button that is only an icon. It can't be built without a name; a mouse and a keyboard see that name. */
export function IconButton({
  label,
  children,
  size = 'md',
  variant = 'quiet',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const tip = useTip(rest)
  return (
    <button
      {...rest}
      {...tip.handlers}
      type={type}
      aria-label={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-size={size}
      data-variant={variant}
    >
      {children}
      {tip.anchor ? (
        <Tip anchor={tip.anchor} onDismiss={tip.close}>
          {label}
        </Tip>
      ) : null}
    </button>
  )
}
