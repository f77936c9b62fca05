import { StageApp } from './StageApp'
import { stageOf } from './stageOf'

/** For the meta of stories that show the whole app: where it stands. */
export const appAt = (path: string) => ({
  args: { path },
  render: ({ path: at }: { path: string }, context: Parameters<typeof stageOf>[0]) => (
    <StageApp path={at} runtime={stageOf(context).runtime} />
  ),
})

/** Their parameters. Both stand inside a meta's own braces: Storybook adds what a comment says of the meta to those. */
export const inApp = { stage: 'app', layout: 'fullscreen' } as const
export const framed = { story: { inline: false, height: '720px' } }
