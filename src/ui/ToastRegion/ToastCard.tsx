import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Scroller } from '../Scroller/Scroller'
import styles from './ToastRegion.module.css'

export interface ToastCardProps {
  /** What is shown, as Base UI keeps it. */
  toast: Toast.Root.ToastObject<{ silent?: boolean }>
  /** The corner it comes from. */
  place: 'top-right' | 'bottom-center'
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

/** One toast: a click anywhere on it, a swipe or Escape closes it. */
export function ToastCard({ toast, place }: ToastCardProps) {
  const Icon = icons[(toast.type ?? 'info') as keyof typeof icons]
  const { close } = Toast.useToastManager()
  return (
    <Toast.Root
      toast={toast}
      className={styles.toast}
      data-tone={toast.type}
      aria-live={toast.data?.silent ? 'off' : undefined}
      // Up, for while an error stands at the top, over a dialog.
      swipeDirection={place === 'top-right' ? 'right' : ['down', 'up']}
      onClick={() => close(toast.id)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <Scroller className={styles.text} label="Message">
        <Toast.Title render={<p />} />
      </Scroller>
      {toast.actionProps ? <Toast.Action className={styles.action} /> : null}
      <X className={styles.close} aria-hidden="true" />
    </Toast.Root>
  )
}
