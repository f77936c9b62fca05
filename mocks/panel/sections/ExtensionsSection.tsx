import type { ExtensionName } from '@/lib/extensions'
import { Switch } from '@/ui/Switch/Switch'
import { EXTENSION_NAMES, extensionsOf } from '../../extensions'
import type { PanelHost } from '../host'
import { useScenario } from '../useLive'
import { PanelSection } from './PanelSection'
import styles from './sections.module.css'

const WORDS: Record<ExtensionName, string> = {
  submissions: 'Rounds of a work',
  thread: 'Whole conversations',
  shop: 'Saving and adding to the cart',
}

/** What this backend has beyond the specification. The app learns it as it starts, so the page is loaded anew. */
export function ExtensionsSection({ host: { backstage, reload } }: { host: PanelHost }) {
  const scenario = useScenario(backstage)
  const has = extensionsOf(scenario)
  const turn = async (name: ExtensionName, on: boolean) => {
    const { without } = backstage.scenario()
    await backstage.setScenario({ without: on ? without.filter((one) => one !== name) : [...without, name] })
    reload()
  }
  return (
    <PanelSection title="Extensions" aside="Beyond the specification">
      {EXTENSION_NAMES.map((name) => (
        <Switch
          key={name}
          className={styles.quiet ?? ''}
          label={WORDS[name]}
          checked={has.includes(name)}
          onCheckedChange={(on) => void turn(name, on)}
        />
      ))}
    </PanelSection>
  )
}
