import type { Stage } from '../../.storybook/stage/createStage'
import { scenarioOf } from '../scenario'
import { panelSession } from '../worker/demoSession'
import type { PanelHost } from './host'
import type { PanelTab } from './ScenarioPanel/ScenarioPanel'

interface HostOptions {
  /** As the panel was left before; closed when there is none. */
  left?: PanelTab
  reload?: () => void
  linkNotes?: PanelHost['linkNotes']
  aside?: PanelHost['aside']
}

/** What a story gives the panel: its own world, and an address that goes nowhere. */
export function stageHost({ backstage, runtime }: Stage, options: HostOptions = {}): PanelHost {
  const { left, reload = () => {}, linkNotes = [], aside = null } = options
  const kept = new Map(
    left
      ? [
          ['overprint-panel', 'open'],
          ['overprint-panel-tab', left],
        ]
      : [],
  )
  return {
    backstage,
    session: panelSession(runtime.session),
    usual: scenarioOf(),
    note: 'What you change is gone when the story is left.',
    linkNotes,
    aside,
    memory: { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value) },
    href: () => 'https://overprint.example/dashboard',
    reload,
  }
}
