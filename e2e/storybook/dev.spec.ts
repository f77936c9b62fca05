import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tell } from './tell'

/** A port that nobody uses. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

test('npm run storybook with a cold cache: the first story is there, loaded once, and no request escapes', async ({
  page,
}) => {
  const cache = mkdtempSync(join(tmpdir(), 'storybook-cache-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn('npm', ['run', 'storybook', '--', '-p', String(port), '--ci', '--exact-port'], {
    detached: true,
    stdio: 'ignore',
    // Where both Storybook and Vite look for what they have prepared.
    env: { ...process.env, CACHE_DIR: cache },
  })
  try {
    const escaped: string[] = []
    let loads = 0
    page.on('request', (request) => {
      const { protocol, host, pathname } = new URL(request.url())
      if (protocol.startsWith('http') && (host !== `localhost:${port}` || pathname.startsWith('/api/')))
        escaped.push(request.url())
      if (request.isNavigationRequest() && pathname === '/iframe.html') loads += 1
    })
    await expect
      .poll(
        () =>
          fetch(`${origin}/index.json`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 90_000 },
      )
      .toBe(true)
    await page.goto(`${origin}/?path=/story/dashboard-approvalspanel--default`)
    const story = page.frameLocator('#storybook-preview-iframe')
    await expect(story.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
    // One with a library of its own, which Vite could find too late, and load everything anew in the midst of a look.
    await tell(page, 'setCurrentStory', { storyId: 'dashboard-dashboardscreen--admin', viewMode: 'story' })
    await expect(story.locator('[data-curve="line"]').first()).toBeVisible()
    expect(loads).toBe(1)
    expect(escaped).toEqual([])
  } finally {
    if (server.pid) process.kill(-server.pid)
    rmSync(cache, { recursive: true, force: true })
  }
})
