import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useExtension } from '@/runtime/extensions'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { WISH_KEY } from '@/runtime/shop/wishKey'
import { ENTRIES, ROUTES } from '../manifest'
import { matchEntry } from '../router/matchEntry'

/** Screens that somebody who signs in is about to leave. */
const isSignIn = (pathname: string) =>
  ENTRIES.some(([, entry]) => entry.guard === 'visitor' && matchEntry(entry, pathname))

/**
 * After a sign-in that was asked for in order to save something, carries that out (extension `shop`). Whoever goes on as a
 * visitor instead has called it off.
 */
export function useShopReturn(): void {
  const runtime = useRuntime()
  const shop = useExtension('shop')
  const phase = useSession((state) => state.phase)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const here = `${pathname}${search}${hash}`
  const due = shop && phase === 'signedIn' && !isSignIn(pathname)
  // Where a session ends over a wish, the way to the sign-in only begins.
  const signedInAt = useRef<string | null>(null)
  useEffect(() => {
    if (phase === 'signedIn') signedInAt.current = pathname
    if (phase !== 'signedOut' || signedInAt.current === pathname) return
    if (!isSignIn(pathname) && pathname !== ROUTES.forgotPassword.path) runtime.tabStorage.remove(WISH_KEY)
  }, [phase, pathname, runtime])
  useEffect(() => {
    if (!due || runtime.tabStorage.get(WISH_KEY) === null) return
    import('@/runtime/shop/carryOutWish').then(
      ({ carryOutWish }) => carryOutWish(runtime, here, (path) => navigate(path, { replace: true })),
      // Its code is out of reach: the wish waits for the next page.
      () => {},
    )
  }, [due, here, runtime, navigate])
}
