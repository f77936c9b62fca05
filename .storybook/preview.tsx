import { LinkNotes } from '@mocks/panel/LinkNotes/LinkNotes'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@/styles/global.css'
import './preview.css'
import { UiEnvironment } from '@/ui/UiEnvironment/UiEnvironment'
import { checkBreaches } from './checks/breaches'
import { AXE_IN_TEST, checkContrast } from './checks/contrast'
import { untilCallsEnded } from './checks/ended'
import { inTest } from './checks/inTest'
import { noteForLedger } from './checks/ledger'
import { checkNothingLeft } from './checks/leftovers'
import { checkLinks } from './checks/links'
import { docs } from './docs/lazy'
import { isEmbedded, keepEmbeddedQuiet } from './docs/quietFrames'
import { textForWords } from './docs/textForWords'
import { MODES } from './modes'
import { isExploring, setAutoplay } from './stage/autoplay'
import { createStage, type Stage } from './stage/createStage'
import { GLOBAL_TYPES } from './stage/globalTypes'
import { linkNotes } from './stage/linkNotes'
import { keepLinkInFrame, linkedScenario } from './stage/linkOfFrame'
import { mount } from './stage/mount'
import {
  isOfDesignSystem,
  ownScenario,
  type StageGlobals,
  type StageParameters,
  scenarioFor,
} from './stage/parameters'
import { ScreenFrame, StageRoot } from './stage/StageFrame'
import { tellToolbar } from './stage/tellToolbar'
import { VIEWPORTS } from './stage/viewports'
import { followSteps } from './wall/followSteps'
import { stageRegistry } from './wall/stageRegistry'

configure({
  asyncUtilTimeout: 10_000,
  // What is not there yet is looked for again and again: to print the whole page each time costs more than the search.
  getElementError: (message) => new Error(message ?? 'Nothing like that is on the page.'),
})
keepEmbeddedQuiet()
void keepLinkInFrame()
void followSteps()

/** The area whose screens stand behind the guards. */
const isBehindGuards = (title: string) => title.startsWith('dashboard/')

const themeOf = (globals: StageGlobals) => (globals.theme === 'dark' ? 'dark' : 'light')

const preview: Preview = {
  tags: ['autodocs'],
  mount,
  argTypesEnhancers: [textForWords],
  parameters: {
    a11y: { test: 'error', options: inTest() ? AXE_IN_TEST : {} },
    chromatic: { modes: MODES },
    docs,
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          [
            'For designers',
            'For developers',
            'The house',
            'How a screen is made',
            'The session',
            'The faked backend',
            'Review checklist',
            'Coverage ledger',
          ],
          'styles',
          'ui',
          'app',
          'site',
          'account',
          'dashboard',
        ],
      },
    },
    viewport: { options: VIEWPORTS },
  },
  globalTypes: GLOBAL_TYPES,
  initialGlobals: {
    theme: 'light',
    role: 'story',
    seed: 'story',
    network: 'story',
    // On a wall of dozens of frames nobody reads what axe says of each; its panel looks at the story that is shown alone.
    a11y: { manual: isEmbedded() },
  },
  loaders: [
    async ({ id, title, parameters, globals, viewMode }) => {
      if (isOfDesignSystem(title)) return {}
      // A link to a state: ?scenario= in the address, of the frame or of Storybook around it.
      const chosen: StageGlobals = { ...globals, scenario: linkedScenario(id, viewMode) }
      if (viewMode === 'story')
        setAutoplay(id, !isEmbedded() && !isExploring(parameters as StageParameters, chosen))
      const stage = createStage({
        scenario: scenarioFor(parameters as StageParameters, chosen),
        theme: themeOf(globals),
        start: parameters.stage === 'app' ? 'cold' : 'restored',
      })
      // The code of the API's client is a file of its own, which a screen behind the guards does not wait for in a story.
      if (parameters.stage !== 'app') await stage.runtime.api()
      return { stage }
    },
  ],
  decorators: [
    (Story, { title, loaded, parameters, globals }) => {
      const stage = loaded.stage as Stage | undefined
      if (isOfDesignSystem(title) || !stage) {
        return (
          <UiEnvironment value={{ portalContainer: null }}>
            <div data-theme={themeOf(globals)}>
              <Story />
            </div>
          </UiEnvironment>
        )
      }
      if (parameters.stage === 'app') {
        return (
          <StageRoot root={stage.root}>
            <Story />
          </StageRoot>
        )
      }
      return (
        <ScreenFrame
          stage={stage}
          route={(parameters as StageParameters).route ?? '/'}
          data={isBehindGuards(title)}
        >
          <Story />
        </ScreenFrame>
      )
    },
    (Story, context) => {
      const notes = linkNotes(context)
      if (notes.length === 0) return <Story />
      return (
        <>
          <div style={{ position: 'relative', marginBlockEnd: 16 }}>
            <LinkNotes notes={notes} />
          </div>
          <Story />
        </>
      )
    },
  ],
  beforeEach({ id, loaded, viewMode, parameters }) {
    checkNothingLeft(id)
    const stage = loaded.stage as Stage | undefined
    if (stage) stageRegistry.keep(id, stage)
    const leave =
      stage && viewMode === 'story' && !inTest()
        ? tellToolbar(id, stage, ownScenario(parameters as StageParameters))
        : undefined
    return () => {
      if (!stage) return
      leave?.()
      stageRegistry.drop(id, stage)
      stage.dispose()
    }
  },
  async afterEach({ id, title, loaded, parameters, reporting, viewMode }) {
    const stage = loaded.stage as Stage | undefined
    if (inTest()) await untilCallsEnded(stage?.backstage)
    if (viewMode === 'story') checkLinks()
    if (viewMode === 'story') await checkContrast(title)
    await noteForLedger({ id, title, parameters, stage, reporting })
    // Last: a breach by a call that was made at the very end counts as well.
    checkBreaches(stage?.backstage)
  },
}

export default preview
