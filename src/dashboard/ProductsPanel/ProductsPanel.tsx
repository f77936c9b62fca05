import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { products } from '@/api/products'
import { ShelfEmpty } from '@/content/art/scenes/ShelfEmpty'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Panel } from '@/ui/Panel/Panel'
import { RowList } from '../parts/RowList/RowList'
import { titleOf } from '../parts/titleOf'
import { useDashboardFailure } from '../parts/useDashboardFailure'
import { ProductRow } from './ProductRow'
import styles from './ProductsPanel.module.css'
import { ProductsSkeleton } from './ProductsSkeleton'
import { useToggles } from './useToggles'

/** What the studio sells (spec section 2, Dashboard). Only for admins: its calls are theirs. */
export function ProductsPanel() {
  const query = useQuery(products(useApi()))
  const heading = useRef<HTMLSpanElement>(null)
  const { failed, retrying, retry } = useDashboardFailure([query], heading)
  const { isActive, toggle } = useToggles()
  return (
    <Panel title="Products" headingRef={heading} busy={query.isPending && !failed}>
      <div className={styles.body}>
        {failed ? (
          <ErrorState onRetry={retry} busy={retrying}>
            {query.data ? 'Could not load the latest products.' : 'Could not load'}
          </ErrorState>
        ) : null}
        {query.data ? (
          <RowList
            label="Products"
            kind="product"
            rows={query.data}
            wordsOf={titleOf}
            acted={null}
            heading={heading}
            empty={<EmptyState art={<ShelfEmpty />}>No products yet.</EmptyState>}
          >
            {(product) => (
              <ProductRow
                product={product}
                active={isActive(product)}
                onToggle={(active) => toggle(product._id, active)}
              />
            )}
          </RowList>
        ) : failed ? null : (
          <ProductsSkeleton />
        )}
      </div>
    </Panel>
  )
}
