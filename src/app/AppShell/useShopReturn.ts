import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useExtension } from '@/runtime/extensions'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { WISH_KEY } from '@/runtime/shop/wishKey'
import { ENTRIES } from '../manifest'

/** Screens that somebody who signs in is about to leave. */
const isSignIn = (pathname: string) =>
  ENTRIES.some(([, { path, guard }]) => guard === 'visitor' && matchPath(path, pathname))

/** After a sign-in that was asked for in order to save something, carries that out (extension `shop`). */
export function useShopReturn(): void {
  const runtime = useRuntime()
  const shop = useExtension('shop')
  const signedIn = useSession(({ phase }) => phase === 'signedIn')
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const here = `${pathname}${search}${hash}`
  const due = shop && signedIn && !isSignIn(pathname)
  useEffect(() => {
    if (!due || runtime.tabStorage.get(WISH_KEY) === null) return
    import('@/runtime/shop/carryOutWish').then(
      ({ carryOutWish }) => carryOutWish(runtime, here, (path) => navigate(path, { replace: true })),
      // Its code is out of reach: the wish waits for the next page.
      () => {},
    )
  }, [due, here, runtime, navigate])
}
