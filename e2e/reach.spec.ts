import { expect, test } from './fixtures'

/** A studio's API, say, that settings or a slip lead to: a test posts nothing there. */
test('whoever is neither the site nor its API is out of reach, and noted @desktop', async ({
  page,
  lane,
  faults,
}) => {
  // Every browser finds such a name on this very machine, where the site would answer.
  const other = `http://api.localhost:${lane.sitePort}/`
  await expect(page.goto(other)).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  expect(faults.splice(0)).toEqual([`third party: ${other}`])
})
