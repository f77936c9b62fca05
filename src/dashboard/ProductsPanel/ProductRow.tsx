import type { Product } from '@/api/products'
import { formatMoney } from '@/lib/money'
import { Switch } from '@/ui/Switch/Switch'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { KIND_WORDS } from '../parts/kindWords'
import { Thumb } from '../parts/Thumb/Thumb'
import styles from './ProductsPanel.module.css'

/** Tags that a row has room for; the rest is counted (spec section 9). */
const TAGS_SHOWN = 3

/** "logo, branding, print +2". */
function tagLine(tags: readonly string[]): string {
  const more = tags.length - TAGS_SHOWN
  const shown = tags.slice(0, TAGS_SHOWN).join(', ')
  return more > 0 ? `${shown} +${more}` : shown
}

export interface ProductRowProps {
  product: Product
  active: boolean
  onToggle: (active: boolean) => void
}

/** One product: its first picture, what it is and costs, and a switch for whether it is on sale. */
export function ProductRow({ product, active, onToggle }: ProductRowProps) {
  const { _id, kind, title, price, currency, tags, gallery } = product
  const [picture] = gallery
  return (
    <div className={styles.row} data-active={active}>
      <Thumb id={_id} src={picture?.url} />
      <div className={styles.facts}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.line}>
          <span className={styles.price}>{price === null ? 'No price' : formatMoney(price, currency)}</span>
          <span className={styles.dot} aria-hidden="true">
            {' · '}
          </span>
          <span>{KIND_WORDS[kind]}</span>
        </p>
        {tags.length > 0 ? (
          <p className={styles.tags}>
            <VisuallyHidden>Tags: </VisuallyHidden>
            {tagLine(tags)}
          </p>
        ) : null}
      </div>
      <div className={styles.state}>
        <Switch
          className={styles.switch}
          checked={active}
          onCheckedChange={onToggle}
          label={<VisuallyHidden>Active: {title}</VisuallyHidden>}
        />
        {/* For the eye; the switch tells its own state. */}
        <span aria-hidden="true">{active ? 'Active' : 'Inactive'}</span>
      </div>
    </div>
  )
}
