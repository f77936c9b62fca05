import { expect, signIn, test } from './fixtures'

test('a client sees the own projects, words, pictures and the film, by one call', async ({
  page,
  backend,
}) => {
  await page.goto('/my-projects')
  await signIn(page, 'client')
  const projects = page.getByRole('list', { name: 'My projects' })
  await expect(projects.getByRole('article')).toHaveCount(4)
  await expect(projects.getByRole('heading', { name: 'Harbor Café identity' })).toBeVisible()
  await expect(projects.getByText('Mark, menu and signage for a café on the pier.')).toBeVisible()
  await expect(projects.getByText('Mesa Seed Library catalogue')).toHaveCount(0)
  await expect(projects.getByRole('img', { name: 'Harbor Café identity' })).toBeVisible()
  await expect(projects.getByText(/not available/)).toHaveCount(0)
  const film = projects.getByLabel('Menu loop for the counter screen')
  await film.scrollIntoViewIfNeeded()
  // It plays, as a policy without its source would not let it.
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)
  expect((await backend.calls('listUserProjects')).map(({ status }) => status)).toEqual([200])
})
