import type { ReactNode } from 'react'
import { Message } from '@/ui/Message/Message'

/** Said in a dialog whose sending was called off on its way; `children` adds what else was kept. */
export function StoppedNote({ children }: { children?: ReactNode }) {
  return <Message>Stopped before the studio answered. What you wrote is still here.{children}</Message>
}
