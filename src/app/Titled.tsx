import { Outlet } from 'react-router-dom'
import { STUDIO } from '@/content/studio'

/** Sets the document's title while its screen is shown. React lifts the element into the head. */
export function Titled({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${STUDIO.name}`}</title>
      <Outlet />
    </>
  )
}
