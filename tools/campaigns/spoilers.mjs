/** The faults of the campaigns: what can become of an answer on its way. */

const wait = (ms) => new Promise((go) => setTimeout(go, ms))
/** Long enough for a second click to come while the first is under way. */
const SOON = 250

const HTML = `<html><head><title>500</title></head><body><h1>Internal Server Error</h1><script>document.title='x'</script>${'<p>nginx</p>'.repeat(50)}</body></html>`

const json = (value) => {
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

/** Null where lists were. */
const nullLists = (value) => {
  if (Array.isArray(value)) return null
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nullLists(one)]))
}

/** Every value of another type, in lists and records that stay; lists get strangers among their items. */
function wrongTypes(value) {
  if (Array.isArray(value)) return [null, 'text', 7, [], ...value.map(wrongTypes)]
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrongTypes(one)]))
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'number') return ['x']
  return 'yes'
}

const edited =
  (edit) =>
  async ({ real, send }) => {
    const answer = await real()
    await wait(SOON)
    // A 204 has nothing that could be of a wrong type.
    if (!answer.body) return send(answer)
    await send({ ...answer, contentType: 'application/json', body: JSON.stringify(edit(json(answer.body))) })
  }

/**
 * By name: what each does with one request. `real` carries it out and gives the answer, `send` gives the page one, which
 * may be another; what outlasts a request, as being offline does, is for the campaign to end.
 */
export const FAULTS = {
  'HTML 500': async ({ send }) => {
    await wait(SOON)
    await send({ status: 500, contentType: 'text/html', body: HTML })
  },
  // It was done, but what the server says of it is cut short.
  'malformed JSON': async ({ real, send }) => {
    const answer = await real()
    await wait(SOON)
    await send({ ...answer, body: answer.body && `{"items": [{"_id": "a", ${answer.body.slice(0, 40)}` })
  },
  // It was done, and the server says so, but nothing more.
  empty: async ({ real, send }) => {
    const answer = await real()
    await wait(SOON)
    await send({ ...answer, body: '' })
  },
  'null lists': edited(nullLists),
  'wrong types': edited(wrongTypes),
  '10 s': async ({ real, send }) => {
    const answer = await real()
    await wait(10_000)
    await send(answer)
  },
  reset: async ({ route }) => {
    await wait(SOON)
    await route.abort('connectionreset').catch(() => {})
  },
  offline: async ({ route, context }) => {
    await context.setOffline(true)
    await wait(SOON)
    await route.abort('internetdisconnected').catch(() => {})
  },
}
