import { createRoot } from 'react-dom/client'
import type { Backstage } from '../backstage'
import { DemoBanner } from './DemoBanner/DemoBanner'

/**
 * Puts the banner beside the app, in a root of its own: the app knows nothing of it. `aria-live` says nothing aloud
 * ("off"); it is by this mark that the app's dialogs leave the banner to screen readers while they stand.
 */
export function mountBanner(backstage: Backstage, note: string): void {
  const host = document.createElement('div')
  host.setAttribute('aria-live', 'off')
  document.body.append(host)
  createRoot(host).render(<DemoBanner backstage={backstage} note={note} onReset={() => location.reload()} />)
}
