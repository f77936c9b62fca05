import { useEffect } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** Loads what sends a form while it is there: a deployment may take it away before the form is filled in. */
export function useSendingCode(): void {
  const { api } = useRuntime()
  useEffect(() => void api().catch(() => {}), [api])
}
