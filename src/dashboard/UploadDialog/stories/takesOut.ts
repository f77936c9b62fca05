import type { StoryStage } from '../../../../.storybook/stage/stageOf'

/** For stories: another admin takes a work out of the queue. */
export async function takesOut({ backstage, runtime, area }: StoryStage, work: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${area.entries().app_token}` }
  const body = JSON.stringify({ status: 'draft' })
  await backstage.transport(
    new Request(`${runtime.apiUrl}/work/${work}/status`, { method: 'PATCH', headers, body }),
  )
}
