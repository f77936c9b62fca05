import { type ReactNode, Suspense } from 'react'
import type { Conversation } from '@/api/conversations'
import type { Product } from '@/api/products'
import type { Work } from '@/api/work'
import { SeedLists } from '@/dashboard/parts/stories/SeedLists'
import { SeedWorks } from '@/dashboard/parts/stories/SeedWorks'
import { DataProvider } from '@/runtime/DataProvider/DataProvider'

export interface BenchProps {
  /** Nothing was loaded where there are none. */
  works: Work[] | null
  conversations?: Conversation[]
  products?: Product[]
  children: ReactNode
}

/** For stories: the palette over what a dashboard has loaded, or over nothing. */
export function Bench({ works, conversations = [], products = [], children }: BenchProps) {
  return (
    <Suspense>
      <DataProvider>
        {works ? (
          <SeedWorks list="admin" works={works}>
            <SeedLists conversations={conversations} products={products}>
              {children}
            </SeedLists>
          </SeedWorks>
        ) : (
          children
        )}
      </DataProvider>
    </Suspense>
  )
}
