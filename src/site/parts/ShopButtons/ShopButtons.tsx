import { useLocation } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { keepAsked, type ShelfName } from '@/runtime/shop/asked'
import { changeShelf, type ShopDesk } from '@/runtime/shop/changeShelf'
import { complete, type Thing } from '@/runtime/shop/things'
import { useIsOn, useShopDesk } from '@/runtime/shop/useShopDesk'
import { ShopPair } from './ShopPair'
import { useAskToSignIn } from './useAskToSignIn'

export interface ShopButtonsProps {
  /** Its picture may be a path of this site. */
  thing: Thing
  look: 'corner' | 'row'
}

/** "Save" and "Add to cart" for one thing. A visitor is asked to sign in, and it is done after that. */
export function ShopButtons({ thing: raw, look }: ShopButtonsProps) {
  const { navigation } = useRuntime()
  const desk = useShopDesk()
  const thing = complete(raw, navigation.href())
  return desk ? <ForPerson desk={desk} thing={thing} look={look} /> : <ForVisitor thing={thing} look={look} />
}

function ForPerson({ desk, thing, look }: ShopButtonsProps & { desk: ShopDesk }) {
  const runtime = useRuntime()
  const { pathname, search, hash } = useLocation()
  const on = { saved: useIsOn(desk, 'saved', thing), cart: useIsOn(desk, 'cart', thing) }
  const toggle = (shelf: ShelfName) => {
    const from = `${pathname}${search}${hash}`
    const put = !on[shelf]
    changeShelf(desk, {
      ...{ shelf, thing, put },
      ...(put ? { onEnded: () => keepAsked(runtime, { shelf, thing, from }) } : {}),
    })
  }
  return <ShopPair title={thing.title} look={look} on={on} onPress={toggle} />
}

const NOWHERE = { saved: false, cart: false }

function ForVisitor({ thing, look }: ShopButtonsProps) {
  const { press, question } = useAskToSignIn(thing)
  return (
    <>
      <ShopPair title={thing.title} look={look} on={NOWHERE} onPress={press} />
      {question}
    </>
  )
}
