import { type ReactNode, Suspense, useCallback } from 'react'
import { createPortal } from 'react-dom'
import { MemoryRouter } from 'react-router-dom'
import { ToastHost } from '@/app/ToastHost/ToastHost'
import { DataProvider } from '@/runtime/DataProvider/DataProvider'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import type { Stage } from './createStage'

/** Puts the stage's root, which carries the theme and the portals, where the story stands. */
export function StageRoot({ root, children }: { root: HTMLElement; children: ReactNode }) {
  // By a ref, which comes before the children's effects: tabs and menus look for their parts in the document.
  const host = useCallback(
    (element: HTMLDivElement) => {
      element.append(root)
      return () => root.remove()
    },
    [root],
  )
  return (
    <>
      <div ref={host} />
      {createPortal(children, root)}
    </>
  )
}

export interface ScreenFrameProps {
  stage: Stage
  /** The address at which the screen stands. */
  route: string
  /** Whether the screen stands behind a guard, where the app gives it client and cache of the signed-in person. */
  data: boolean
  children: ReactNode
}

/** What the app's shell gives a screen: runtime, router, messages, and behind the guards data. */
export function ScreenFrame({ stage, route, data, children }: ScreenFrameProps) {
  return (
    <StageRoot root={stage.root}>
      <RuntimeProvider runtime={stage.runtime}>
        <MemoryRouter initialEntries={[route]}>
          <Suspense fallback={null}>{data ? <DataProvider>{children}</DataProvider> : children}</Suspense>
          <ToastHost />
        </MemoryRouter>
      </RuntimeProvider>
    </StageRoot>
  )
}
