import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** Logs the person out, says so, and leads to /login. */
export function useLogOut(): (step?: NavigateOptions) => void {
  const { session, toasts } = useRuntime()
  const navigate = useNavigate()
  return (step) => {
    session.logOut()
    toasts.add({ place: 'top-right', tone: 'success', text: 'Logged out successfully' })
    void navigate('/login', step)
  }
}
