import { createRoot } from 'react-dom/client'
import type { Backstage } from '../backstage'
import { DemoBanner } from './DemoBanner/DemoBanner'

/** Puts the banner beside the app, in a root of its own: the app knows nothing of it. */
export function mountBanner(backstage: Backstage): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<DemoBanner backstage={backstage} onReset={() => location.reload()} />)
}
