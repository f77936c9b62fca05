import { useLocation } from 'react-router-dom'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { changeShelf } from '@/runtime/shop/changeShelf'
import { complete, type Thing } from '@/runtime/shop/things'
import { useIsOn, useShelfAccess } from '@/runtime/shop/useShelfAccess'
import { keepWish, type ShelfName } from '@/runtime/shop/wish'
import { personKey } from '@/session/storedSession'
import { ShopPair } from './ShopPair'
import { type LoadQuestion, useAskToSignIn } from './useAskToSignIn'

export interface ShopButtonsProps {
  /** Its picture may be a path of this site. */
  thing: Thing
  look: 'corner' | 'row'
  /** For its stories. */
  loadQuestion?: LoadQuestion
}

/**
 * "Save" and "Add to cart" for one thing. A visitor is asked to sign in, and it is done after that. The buttons stay where
 * they are when the person, or what they keep, becomes known: nobody loses the focus, and no press is lost.
 */
export function ShopButtons({ thing: raw, look, loadQuestion }: ShopButtonsProps) {
  const runtime = useRuntime()
  const { pathname, search, hash } = useLocation()
  const access = useShelfAccess()
  const owner = useSession(({ user }) => user && personKey(user))
  const thing = complete(raw, runtime.navigation.href())
  const on = { saved: useIsOn(access, 'saved', thing), cart: useIsOn(access, 'cart', thing) }
  const { press: ask, question } = useAskToSignIn(thing, loadQuestion)
  const toggle = (shelf: ShelfName) => {
    if (!access) return ask(shelf)
    const from = `${pathname}${search}${hash}`
    const put = !on[shelf]
    changeShelf(access, {
      shelf,
      thing,
      put,
      ...(put && owner !== null ? { onEnded: () => keepWish(runtime, { shelf, thing, from, owner }) } : {}),
    })
  }
  return (
    <>
      <ShopPair title={thing.title} look={look} on={on} onPress={toggle} />
      {question}
    </>
  )
}
