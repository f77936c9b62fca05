import { readFileSync } from 'node:fs'
import { cell, expect, test } from './fixtures'

interface Entry {
  id: string
  title: string
  type: string
  tags: string[]
}

const entries = () =>
  Object.values(
    (JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as { entries: Record<string, Entry> })
      .entries,
  )
const statesOf = (title: string) =>
  entries().filter(
    (entry) =>
      entry.type === 'story' &&
      entry.tags.includes('autodocs') &&
      (entry.title === title || entry.title.startsWith(`${title}/`)),
  )

for (const [title, id] of [
  ['dashboard/MyProjectsScreen', 'dashboard-myprojectsscreen--docs'],
  ['site/ContactScreen', 'site-contactscreen--docs'],
  ['ui/Dialog', 'ui-dialog--docs'],
] as const) {
  test(`${title}: a wall of N states shows N states, each alive`, async ({ open, escaped }) => {
    const page = await open(id)
    const states = statesOf(title)
    expect(states.length).toBeGreaterThan(5)
    await expect(page.getByRole('heading', { name: `${states.length} states` })).toBeVisible()
    const cells = page.locator('[data-cell]')
    await expect(cells).toHaveCount(states.length)
    for (const state of states) {
      const one = cell(page, state.id)
      await one.scrollIntoViewIfNeeded()
      const frame = one.locator('iframe')
      const inline = one.locator(`[data-story="${state.id}"]`)
      await expect(frame.or(inline)).toHaveCount(1)
      if ((await frame.count()) > 0) {
        const inside = one.frameLocator('iframe')
        await expect(inside.locator('#storybook-root')).not.toBeEmpty()
        await expect(inside.locator('.sb-errordisplay')).toBeHidden()
      } else {
        await expect(inline.locator('> .docs-story')).not.toBeEmpty()
        // What the cell says of a story that threw; a story's own alerts stand deeper.
        await expect(inline.locator('> [role="alert"]')).toHaveCount(0)
      }
    }
    expect(escaped).toEqual([])
  })
}

test('a wall of many files names the states of all of them', async ({ open }) => {
  const page = await open('dashboard-approvalspanel--docs')
  const states = statesOf('dashboard/ApprovalsPanel')
  expect(states.length).toBeGreaterThan(40)
  await expect(page.locator('[data-cell]')).toHaveCount(states.length)
  await expect(page.getByRole('heading', { level: 3, name: 'RequestChanges' })).toBeVisible()
})

test('a state is held and released by hand, and its neighbours know nothing of it', async ({ open }) => {
  const page = await open('dashboard-approvalspanel--docs')
  const loading = cell(page, 'dashboard-approvalspanel--loading')
  await loading.scrollIntoViewIfNeeded()
  await expect(loading.getByText('Loading approvals')).toBeAttached()
  await loading.getByRole('button', { name: 'Loading: listClientWorks held. Release' }).click()
  await expect(loading.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()

  const ready = cell(page, 'dashboard-approvalspanel--default')
  await ready.getByRole('button', { name: 'Hold answers' }).click()
  await expect(ready.getByText('Loading approvals')).toBeAttached()
  await expect(loading.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  await ready.getByRole('button', { name: /Release$/ }).click()
  await expect(ready.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()

  // In the page, in a frame: a failure is a failure again, and what is empty is empty.
  for (const [id, words] of [
    ['dashboard-approvalspanel--failed', 'Could not load'],
    ['dashboard-approvalspanel-phone--failed', 'Could not load'],
    ['dashboard-approvalspanel-phone--empty', 'No items awaiting approval right now.'],
  ] as const) {
    const one = cell(page, id)
    await one.scrollIntoViewIfNeeded()
    const inside = id.includes('-phone--') ? one.frameLocator('iframe').locator('body') : one
    await expect(inside.getByText(words)).toBeVisible()
    await one.getByRole('button', { name: 'Hold answers' }).click()
    await expect(inside.getByText('Loading approvals')).toBeAttached()
    await expect(inside.getByText(words)).toHaveCount(0)
    await one.getByRole('button', { name: 'Loading: listClientWorks held. Release' }).click()
    await expect(inside.getByText(words)).toBeVisible()
    await expect(inside.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toHaveCount(0)
    await expect(one.getByRole('button', { name: 'Hold answers' })).toBeVisible()
  }
})

test('a work that is approved in one cell is decided there, and waits in all others', async ({ open }) => {
  const page = await open('dashboard-approvalspanel--docs')
  const work = { name: 'Harbor Café logo, round 2' }
  const acted = cell(page, 'dashboard-approvalspanel--default')
  // Shown before it happens, one in the page and one in a frame of its own.
  const beside = cell(page, 'dashboard-approvalspanel--overdue-deadline')
  const framed = cell(page, 'dashboard-approvalspanel--mobile')
  for (const one of [framed, beside, acted]) await one.scrollIntoViewIfNeeded()
  const inFrame = framed.frameLocator('iframe').locator('body')
  for (const inside of [inFrame, beside, acted]) await expect(inside.getByText('5 waiting')).toBeVisible()

  await acted.getByRole('button', { name: `Approve: ${work.name}` }).click()
  await acted.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(acted.getByText('4 waiting')).toBeVisible()
  await expect(acted.getByRole('region', { name: 'Approvals' }).getByRole('heading', work)).toHaveCount(0)

  for (const [one, inside] of [
    [beside, beside],
    [framed, inFrame],
  ] as const) {
    // Asked once more, each answers from a studio of its own.
    await one.scrollIntoViewIfNeeded()
    await one.getByRole('button', { name: 'Hold answers' }).click()
    await one.getByRole('button', { name: 'Loading: listClientWorks held. Release' }).click()
    await expect(inside.getByText('5 waiting')).toBeVisible()
    await expect(inside.getByRole('heading', work)).toBeVisible()
  }
  await expect(acted.getByText('4 waiting')).toBeVisible()
})

test('a state that asks nothing yet says that its answers will be held, and has the size it names itself', async ({
  open,
}) => {
  const page = await open('account-keyboardopen--docs')
  const login = cell(page, 'account-keyboardopen--login')
  await login.scrollIntoViewIfNeeded()
  await expect(login.frameLocator('iframe').getByLabel('Email').first()).toBeVisible()
  const size = await login
    .frameLocator('iframe')
    .locator('html')
    .evaluate(() => [window.innerWidth, window.innerHeight])
  expect(size).toEqual([390, 400])
  await expect(login.getByText('on a phone', { exact: true })).toBeVisible()
  await login.getByRole('button', { name: 'Hold answers' }).click()
  const armed = login.getByRole('button', { name: 'Answers will be held. Release' })
  await expect(armed).toHaveAttribute('aria-pressed', 'true')
  await armed.click()
  await expect(login.getByRole('button', { name: 'Hold answers' })).toBeVisible()
})

test('the name of a state opens just it', async ({ open, served }) => {
  const page = await open('dashboard-myprojectsscreen--docs')
  const empty = 'dashboard-myprojectsscreen--empty'
  await cell(page, empty).getByRole('link', { name: 'Empty' }).click()
  await expect(page).toHaveURL(`${served.url}?path=/story/${empty}`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByText('No projects found')).toBeVisible()
})

test('the name of a state opens it as the wall shows it: in the toolbar’s theme and role, and the wall’s width', async ({
  open,
  served,
}) => {
  const page = await open('dashboard-approvalspanel--docs', 'theme:dark;role:client')
  await page.getByRole('radio', { name: '390' }).check()
  const id = 'dashboard-approvalspanel-admin--default'
  const words = cell(page, id).getByRole('list', { name: 'What makes it' })
  await expect(words.getByRole('listitem')).toHaveText([
    'A client, Maya',
    /^a backend without/,
    'on a phone',
    'dark',
  ])
  await cell(page, id).getByRole('link', { name: 'Default' }).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(`${served.url}?path=/story/${id}&globals=`))
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  await expect(story.locator('[data-theme="dark"]').first()).toBeAttached()
  await expect.poll(() => story.locator('html').evaluate(() => window.innerWidth)).toBe(390)
})

test('theme and role of the toolbar reach every cell, in the page and in frames', async ({ open }) => {
  const page = await open('dashboard-dashboardscreen--docs', 'theme:dark;role:client')
  const first = page.locator('[data-cell]').first()
  await expect(first.frameLocator('iframe').locator('[data-theme="dark"]').first()).toBeAttached()
  await expect(first.frameLocator('iframe').getByRole('heading', { name: /Maya/ })).toBeVisible()

  // Two states of an admin, for whom nothing waits.
  await open('dashboard-approvalspanel--docs', 'theme:dark;role:client')
  const inline = cell(page, 'dashboard-approvalspanel-admin--default')
  const frame = cell(page, 'dashboard-approvalspanel-admin--mobile')
  for (const [one, inside] of [
    [inline, inline.locator('.docs-story')],
    [frame, frame.frameLocator('iframe').locator('body')],
  ] as const) {
    await one.scrollIntoViewIfNeeded()
    await expect(inside.locator('[data-theme="dark"]').first()).toBeAttached()
    await expect(inside.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
    await expect(one.getByText('A client, Maya', { exact: true })).toBeVisible()
  }
})

test('one state in dark leaves the page and its neighbours as the toolbar has them', async ({ open }) => {
  const page = await open('dashboard-dashboardscreen--docs')
  const dark = cell(page, 'dashboard-dashboardscreen--dark')
  await dark.scrollIntoViewIfNeeded()
  await expect(dark.frameLocator('iframe').getByRole('heading', { name: /Noor/ })).toBeVisible()
  await expect(dark.frameLocator('iframe').locator('[data-theme="dark"]').first()).toBeAttached()
  await expect(page.locator('[data-theme]').first()).toHaveAttribute('data-theme', 'light')
  for (const frame of await page.locator('[data-cell] iframe').all())
    expect(await frame.getAttribute('src')).not.toContain('globals')
})

test('an open dialog stays in its cell and covers no Docs page', async ({ open }) => {
  const page = await open('ui-dialog--docs')
  const first = cell(page, 'ui-dialog--default')
  await first.scrollIntoViewIfNeeded()
  await expect(first.frameLocator('iframe').getByRole('dialog')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator('body > * [role="dialog"]')).toHaveCount(0)
  const title = page.getByRole('heading', { level: 1, name: 'Dialog' })
  await expect(title).toBeVisible()
  const covered = await title.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + 5, top + height / 2))
  })
  expect(covered).toBe(false)
})
