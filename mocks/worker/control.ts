/** Says that this tab has already been reloaded to come under the worker's control. */
const MARK = 'overprint-mock-reloaded'

/** Milliseconds after which a worker that was just registered is given up. */
const CLAIM_MS = 3000

function takeMark(): boolean {
  try {
    const marked = sessionStorage.getItem(MARK) !== null
    sessionStorage.setItem(MARK, 'yes')
    return !marked
  } catch {
    // Without the mark a reload could go on for ever.
    return false
  }
}

function dropMark(): void {
  try {
    sessionStorage.removeItem(MARK)
  } catch {
    // There is no mark where storage is blocked.
  }
}

/**
 * What to do about a page that a registered worker does not control, as after Shift-reload. One plain
 * reload puts it under control, and it is the sturdier cure: only then pictures and videos of the faked
 * backend load too, and requests show in the network panel. If that did not help (a browser told to pass
 * workers by, blocked storage), the in-process transport does: calls work, only uploaded pictures do not.
 * MSW would reload without end there, hence this comes first.
 */
export async function beforeStart(): Promise<'start' | 'reload' | 'in-process'> {
  if (!('serviceWorker' in navigator)) return 'in-process'
  if (navigator.serviceWorker.controller) return 'start'
  const registered = await navigator.serviceWorker.getRegistrations().catch(() => [])
  if (registered.length === 0) return 'start'
  return takeMark() ? 'reload' : 'in-process'
}

/** Whether the worker controls this page, now or within a moment. */
export function underControl(): Promise<boolean> {
  const { serviceWorker } = navigator
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      serviceWorker.removeEventListener('controllerchange', finish)
      if (serviceWorker.controller) dropMark()
      resolve(serviceWorker.controller !== null)
    }
    const timer = setTimeout(finish, serviceWorker.controller ? 0 : CLAIM_MS)
    serviceWorker.addEventListener('controllerchange', finish)
  })
}
