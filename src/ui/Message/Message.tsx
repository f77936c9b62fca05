import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Scroller } from '../Scroller/Scroller'
import styles from './Message.module.css'

export interface MessageProps {
  /** What the person should know, as one or two sentences. */
  children: ReactNode
  /** A few words in bold ahead of the text. */
  title?: ReactNode
  /** `warning` and `danger` interrupt a screen reader (alert), `info` and `success` wait their turn (status). */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** A button or link that answers the message. */
  action?: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A message in the flow of a page or a form. It speaks when it appears, so render it only when there is one. */
export function Message({ children, title, tone = 'info', action }: MessageProps) {
  const Icon = icons[tone]
  return (
    <div
      className={styles.message}
      data-tone={tone}
      role={tone === 'warning' || tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <Scroller className={styles.words} label="Message">
          {children}
        </Scroller>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
