import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useExtension } from '@/runtime/extensions'
import type { Thing } from '@/runtime/shop/things'
import { useInView } from '@/ui/Media/useInView'
import type { ShopButtonsProps } from '../ShopButtons/ShopButtons'
import styles from './ShopSlot.module.css'

const Nothing: ComponentType<ShopButtonsProps> = () => null

/** Their code comes with the first that are near. Out of reach, the page goes without them. */
const Buttons = lazy(() =>
  import('../ShopButtons/ShopButtons').then(
    ({ ShopButtons }) => ({ default: ShopButtons }),
    () => ({ default: Nothing }),
  ),
)

export interface ShopSlotProps {
  thing: Thing
  /** `corner`: two icons on a picture, which is positioned. `row`: two buttons with words. */
  look: 'corner' | 'row'
}

/** A place for "Save" and "Add to cart", empty where the backend has no shop (extension `shop`). */
export function ShopSlot(props: ShopSlotProps) {
  return useExtension('shop') ? <NearSlot {...props} /> : null
}

function NearSlot({ thing, look }: ShopSlotProps) {
  // A row stands alone, and the keyboard must find it further down in a dialog that scrolls.
  const [near, setNear] = useState(look === 'row')
  const ref = useInView<HTMLDivElement>((now) => now && setNear(true), { margin: '240px' })
  return (
    <div ref={ref} className={styles.slot} data-look={look}>
      {near ? (
        <Suspense fallback={null}>
          <Buttons thing={thing} look={look} />
        </Suspense>
      ) : null}
    </div>
  )
}
