import { type ComponentType, useEffect, useState } from 'react'
import { untilItComes } from '@/lib/untilItComes'
import { useExtension } from '@/runtime/extensions'
import type { Thing } from '@/runtime/shop/things'
import { useInView } from '@/ui/Media/useInView'
import type { ShopButtonsProps } from '../ShopButtons/ShopButtons'
import styles from './ShopSlot.module.css'

/** Their code comes with the first that are near. */
const fetchButtons = untilItComes(async () => (await import('../ShopButtons/ShopButtons')).ShopButtons)

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
  const [Buttons, setButtons] = useState<ComponentType<ShopButtonsProps> | null>(null)
  useEffect(() => {
    if (!near) return
    fetchButtons().then(
      (Loaded) => setButtons(() => Loaded),
      // Out of reach, the page goes without them; the next one that comes near asks again.
      () => {},
    )
  }, [near])
  return (
    <div ref={ref} className={styles.slot} data-look={look}>
      {Buttons ? <Buttons thing={thing} look={look} /> : null}
    </div>
  )
}
