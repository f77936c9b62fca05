import { STUDIO } from '@/content/studio'
import { CrashNote } from '../CrashScreen/CrashNote'
import { ScreenUnreachable } from '../loadScreen'
import { UnreachableNote } from './UnreachableNote'

/** What stands between header and footer when a screen crashed or its code did not arrive. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <>
      <title>{`Something went wrong · ${STUDIO.name}`}</title>
      {error instanceof ScreenUnreachable ? <UnreachableNote /> : <CrashNote error={error} />}
    </>
  )
}
