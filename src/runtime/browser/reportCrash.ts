import type { Settings } from '../settings'

/** The window's event of a crash; its `detail` is the report. */
export const CRASH_EVENT = 'app:crash'

/** Sends the report of a crash to whoever listens in this window, and to the deployment's endpoint if it has one. */
export function reportCrash({ errorEndpoint }: Settings, report: string): void {
  window.dispatchEvent(new CustomEvent(CRASH_EVENT, { detail: report }))
  if (!errorEndpoint) return
  // As plain text it needs no preflight, and a beacon outlives the page.
  if (navigator.sendBeacon?.(errorEndpoint, report)) return
  fetch(errorEndpoint, { method: 'POST', body: report, keepalive: true, mode: 'no-cors' }).catch(() => {})
}
