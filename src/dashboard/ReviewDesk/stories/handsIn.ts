import { stageOf } from '../../../../.storybook/stage/stageOf'

type Context = Parameters<typeof stageOf>[0]

/** For stories: a minute later the studio hands in the next round of a work, whatever was decided about the last one. */
export async function handsIn(context: Context, work: string): Promise<void> {
  const { backstage, runtime } = stageOf(context)
  await backstage.setScenario({ later: backstage.scenario().later + 60_000 })
  const { accessToken } = backstage.sessionFor('admin')
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` }
  const ask = (path: string, method = 'GET', body?: unknown) =>
    backstage.transport(
      new Request(`${runtime.apiUrl}/work/${work}/${path}`, { method, headers, body: JSON.stringify(body) }),
    )
  const { submissions } = (await (await ask('submissions')).json()) as {
    submissions: { assets: unknown[] }[]
  }
  await ask('status', 'PATCH', { status: 'in_progress' })
  const assets = submissions[0]?.assets.slice(0, 1)
  await ask('submissions', 'POST', { title: 'Round 3', description: '', assets })
}
