/** The end of a walk: every form that it left with words in it is opened anew, and must hold them. */

const wait = (ms) => new Promise((go) => setTimeout(go, ms))
const PATIENCE_MS = 15_000
const SHORT_MS = 3000
const MOST_FORMS = 4

const stands = (view, mark) =>
  view !== null && (view.fields.some(({ marks }) => marks.includes(mark)) || view.text.includes(mark))

async function appears(texts, mark, ms) {
  for (const until = Date.now() + ms; Date.now() < until; await wait(200))
    if (stands(await texts.look(true), mark)) return true
  return false
}

/** The ways to a form that its address alone does not open. */
const WAYS = {
  changes: /^(Request changes)/,
  approve: /^(Approve)/,
  // Earlier steps of the wizard.
  registration: /^Back$/,
}

async function finds(page, texts, { mark, promise }) {
  if (await appears(texts, mark, WAYS[promise] ? SHORT_MS : PATIENCE_MS)) return true
  const way = WAYS[promise] && page.getByRole('button', { name: WAYS[promise] })
  if (!way) return false
  await way
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => {})
  const ways = promise === 'registration' ? 2 : await way.count()
  for (let at = 0; at < ways; at += 1) {
    await way
      .nth(promise === 'registration' ? 0 : at)
      .click({ timeout: SHORT_MS })
      .catch(() => {})
    if (await appears(texts, mark, SHORT_MS)) return true
    if (promise === 'registration') continue
    await page.keyboard.press('Escape')
    // Another draft stands in it.
    await page
      .getByRole('button', { name: 'Keep as draft' })
      .click({ timeout: 700 })
      .catch(() => {})
  }
  return false
}

/** The wizard's later steps are reached with what it does not keep, and what it takes. */
async function goesOn(page) {
  const main = page.getByRole('main')
  await main.getByLabel('Full name').fill('Ada Lindqvist', { timeout: SHORT_MS })
  await main.getByLabel('Email').fill('ada@example.com')
  await main.getByLabel('Password', { exact: true }).fill('Harbor-2026!')
  await main.getByLabel('Confirm password', { exact: true }).fill('Harbor-2026!')
  await main.getByRole('button', { name: 'Continue' }).click()
}

/** Where the words of a form may be found: a decision stands in the list or, with the review desk, on that. */
function placesOf(name, { url }) {
  const [, kind, work] = /^(approve|changes)\.(.+)$/.exec(name) ?? []
  return kind ? [url, `/dashboard?do=${kind}&work=${work}`, `/dashboard?do=review&work=${work}`] : [url]
}

/** Nothing fails any more, and whoever the walk was is signed in. Says which words are not given back. */
export async function giveBack({ page, signInAgain }, texts, sum) {
  const found = []
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await signInAgain()
  await page.goto('/')
  const view = await texts.look(false)
  // By form: what is kept of the walk's own words, for whoever is signed in now.
  const kept = (view?.drafts ?? [])
    .filter(({ mine, name }) => mine && !name.startsWith('outbox.'))
    .map(({ name, marks }) => ({
      name,
      words: marks.map((mark) => texts.live.get(mark)).filter((one) => one?.promise),
    }))
    .filter(({ words }) => words.length > 0)
  for (const { name, words } of kept.slice(0, MOST_FORMS)) {
    const [one] = words
    sum.forms += 1
    let missing = words
    for (const place of placesOf(name, one)) {
      if (missing.length === 0) break
      await page.goto(place, { timeout: 60_000 })
      const still = []
      for (const word of missing) if (!(await finds(page, texts, word))) still.push(word)
      missing = still
    }
    if (missing.length > 0 && one.promise === 'registration') {
      await goesOn(page).catch(() => {})
      const still = []
      for (const word of missing) if (!(await appears(texts, word.mark, SHORT_MS))) still.push(word)
      missing = still
    }
    if (missing.length > 0)
      found.push(
        `${name}: ${missing.map(({ mark }) => mark).join(', ')} kept, but not given back at ${one.url} (${page.url()})`,
      )
    else sum.givenBack += 1
  }
  return found
}
