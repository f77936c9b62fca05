import { createRoot } from 'react-dom/client'
import { DemoDock } from './DemoDock/DemoDock'
import type { PanelHost } from './host'

/**
 * Puts banner and panel beside the app, in a root of their own: the app knows nothing of them. `aria-live` says nothing
 * aloud ("off"); it is by this mark that the app's dialogs leave them to screen readers while they stand.
 */
export function mountDock(host: PanelHost): void {
  const place = document.createElement('div')
  place.dataset.demo = ''
  place.setAttribute('aria-live', 'off')
  document.body.append(place)
  createRoot(place).render(<DemoDock host={host} />)
}
