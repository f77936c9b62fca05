import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import styles from './CloseButton.module.css'

export interface CloseButtonProps {
  /** `lg` is 2.75 rem for every pointer; `md` is 2.5 rem, and that for a finger. */
  size?: 'md' | 'lg'
  /** Added to the button, for its place. */
  className?: string | undefined
}

/** The cross of a dialog, a drawer and the like; it closes what it stands in. */
export function CloseButton({ size = 'md', className }: CloseButtonProps) {
  return (
    <Dialog.Close
      className={[styles.close, className].filter(Boolean).join(' ')}
      data-size={size}
      aria-label="Close"
    >
      <X aria-hidden="true" />
    </Dialog.Close>
  )
}
