import { globalsInAddress, type ToolbarGlobals } from '../docs/toolbarGlobals'
import { isExploring } from '../stage/autoplay'
import { isOfDesignSystem, type StageGlobals, saidFor } from '../stage/parameters'
import { frameOf, type WallWidth } from './frameOf'
import type { StoryWorld } from './inWords'
import type { WallStory } from './useScreenStories'

type Shown = Pick<WallStory, 'title' | 'parameters' | 'globals' | 'ownArgs'>

/** What a story fixes for itself, the toolbar does not change. */
const globalsFor = ({ globals }: Pick<Shown, 'globals'>, toolbar: ToolbarGlobals) =>
  ({ ...toolbar, ...globals }) as StageGlobals

/** Whether the toolbar shows a story in another world than its own, for which its steps are not written. */
export const isElsewhere = (story: Omit<Shown, 'ownArgs'>, toolbar: ToolbarGlobals): boolean =>
  !isOfDesignSystem(story.title) && isExploring(story.parameters, globalsFor(story, toolbar))

/** A story as the wall shows it: with the toolbar's choice and the wall's width over what it says itself. */
export function shownOf(story: Shown, toolbar: ToolbarGlobals, width: WallWidth): StoryWorld {
  const globals = globalsFor(story, toolbar)
  return {
    scenario: isOfDesignSystem(story.title) ? {} : saidFor(story.parameters, globals),
    route: story.parameters.route,
    args: story.ownArgs,
    width: frameOf(story, width)?.width,
    theme: globals.theme,
  }
}

/** Where Storybook shows that story alone, as the wall shows it. */
export function shownAlone(id: string, toolbar: ToolbarGlobals, width: WallWidth): string {
  const globals = [globalsInAddress(toolbar), width === 'own' ? '' : `viewport.value:${width}`]
    .filter(Boolean)
    .join(';')
  return `./?path=/story/${id}${globals && `&globals=${globals}`}`
}
