import { describe, expect, it } from 'vitest'
import { actingIn, actingStories } from '../ledger/acts'
import { parse, sourceOf } from '../ledger/scan'
import { sources } from './ledgerCopies'

/** The stories of such a file that do something. */
const acting = (text: string) =>
  actingIn(parse('src/dashboard/ApprovalsPanel/A.stories.tsx', text.replace(/^ +/gm, '')))

describe('a story acts', () => {
  it('if its play does what a person would, by itself or by what it calls', () => {
    expect(
      acting(`
        const shown = () => screen.findByText('Shown')
        const open = async (context) => context.userEvent.click(await shown())
        const enter = (user) => user.keyboard('{Enter}')
        export const Silent = { args: { onClick: () => other.click() } }
        export const Asserts = { play: async () => expect(await shown()).toBeVisible() }
        export const Clicks = { play: async () => (await shown()).click() }
        export const Fires = { play: () => fireEvent.change(input) }
        export const Opens = { play: async (context) => { await open(context); await shown() } }
        export const Enters = { play: ({ userEvent }) => enter(userEvent) }
        export const Named = { play: open }`),
    ).toEqual(['Clicks', 'Fires', 'Opens', 'Enters', 'Named'])
  })

  it('if its play lets answers go, or moves clock, network, session or scroll', () => {
    expect(
      acting(`
        export const Looks = { play: (context) => expect(stageOf(context).calls()).toHaveLength(1) }
        export const Releases = { play: (context) => stageOf(context).release() }
        export const Waits = { play: ({ loaded }) => loaded.stage.ports.clock.advance(1000) }
        export const Drops = { play: (context) => stageOf(context).ports.network.set(false) }
        export const LeavesElsewhere = { play: (context) => stageOf(context).runtime.session.logOut() }
        export const Scrolls = { play: () => window.scrollTo({ top: 0 }) }
        export const Writes = { play: () => { input.value = 'Text' } }`),
    ).toEqual(['Releases', 'Waits', 'Drops', 'LeavesElsewhere', 'Scrolls', 'Writes'])
  })

  it('if it has the play of a story that does, of its file, or of a factory', () => {
    expect(
      acting(`
        const make = (name) => ({ play: ({ userEvent }) => userEvent.type(box(), name) })
        export const Acts = { play: ({ userEvent }) => userEvent.tab() }
        export const Like = { ...Acts, globals: {} }
        export const Calls = { play: (context) => Acts.play?.(context) }
        export const Instead = { ...Acts, play: () => seen('Text') }
        export const Made = make('A')
        export const Args = { args: Acts.args }`),
    ).toEqual(['Acts', 'Like', 'Calls', 'Made'])
    expect(
      acting(`
        const meta = { play: ({ userEvent }) => userEvent.tab() } satisfies Meta
        export const Inherits = {}
        export const Looks = { play: () => seen('Text') }`),
    ).toEqual(['Inherits'])
  })

  it('if it acts by a file beside it', () => {
    expect(
      acting(`
        import { gone, visit as go } from './stories/steps'
        import * as steps from './stories/steps'
        import * as Client from './Approve.stories'
        import { stageOf } from '../../../.storybook/stage/stageOf'
        export const Looks = { play: () => gone() }
        export const Looking = { play: () => steps.gone() }
        export const Stands = { play: (context) => expect(stageOf(context)).toBeDefined() }
        export const Asks = { ...Client.AsksOnce }
        export const Goes = { play: () => go() }
        export const Going = { play: () => steps.visit() }
        export const Approves = { ...Client.Approved, globals: {} }`),
    ).toEqual(['Goes', 'Going', 'Approves'])
  })

  it('as stories of the house do that begin as another state', () => {
    const approvals = actingIn(sourceOf('src/dashboard/ApprovalsPanel/Approve.stories.tsx'))
    expect(approvals).toEqual(expect.arrayContaining(['Approved', 'ServerError', 'LastRow']))
    expect(approvals).not.toContain('AsksOnce')
  })

  it('or is looked at alone: by its id each of both kinds is a story of the house', () => {
    const { ids, files } = actingStories()
    const all = sources.stories.map(({ id }) => id)
    expect(ids.filter((id) => !all.includes(id))).toEqual([])
    expect(ids.length).toBeGreaterThan(100)
    expect(all.length - ids.length).toBeGreaterThan(100)
    expect(files).toEqual(expect.arrayContaining(sources.stories.map(({ file }) => file)))
  })
})
