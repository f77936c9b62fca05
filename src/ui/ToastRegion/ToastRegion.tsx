import { Toast } from '@base-ui/react/toast'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import { ToastCard } from './ToastCard'
import styles from './ToastRegion.module.css'
import { type ToastItem, useControlledToasts } from './useControlledToasts'

export interface ToastRegionProps {
  /** What is shown, oldest first. The queue lives outside: this only shows it. */
  toasts: readonly ToastItem[]
  /** `bottom-center` stands above a tab bar of 4 rem on a phone; with an error in it at the top of an open dialog. */
  place: 'top-right' | 'bottom-center'
  /** How long a toast stands, in ms; waits while it is hovered, focused or the window is in the background. */
  timeout: number
  /** A toast's time is over, or the person clicked it or pressed Escape on it: take it out of the queue. */
  onDismiss: (id: string) => void
  /** The region's spoken name. */
  label?: string
}

/** Short messages above everything, spoken as they come. Keep it mounted while empty, so that it can be heard. */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <Toast.Provider timeout={props.timeout} limit={Number.MAX_SAFE_INTEGER}>
      <Toasts {...props} />
    </Toast.Provider>
  )
}

function Toasts({ toasts, place, onDismiss, label = 'Notifications' }: ToastRegionProps) {
  const { portalContainer } = useUiEnvironment()
  const shown = useControlledToasts(toasts, onDismiss)
  return (
    <Toast.Portal container={portalContainer ?? undefined}>
      <Toast.Viewport className={styles.region} data-place={place} aria-label={label}>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} place={place} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  )
}
