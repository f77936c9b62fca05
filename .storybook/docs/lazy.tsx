import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'
import { followToolbar } from './toolbar'

void followToolbar()

const Page = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }))
const Container = lazy(async () => ({ default: (await import('./DocsPage')).DocsContainer }))

/** Both load with the first Docs page: stories and tests do without them. */
export const docs = {
  page: () => (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
}
