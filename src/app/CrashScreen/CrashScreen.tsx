import { CrashNote } from './CrashNote'

/** What stands there when the shell itself crashed: the note alone, without header and footer. */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <main>
      <CrashNote error={error} />
    </main>
  )
}
