import { CrashNote } from './CrashNote'

/** What stands there when the shell itself crashed: the note alone, without header and footer. */
export function CrashScreen() {
  return (
    <main>
      <CrashNote />
    </main>
  )
}
