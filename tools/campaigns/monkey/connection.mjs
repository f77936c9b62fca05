/** The connection of a walk: some of its calls fail at random, and now and then there is none for a stretch of steps. */
import { FAULTS } from '../spoilers.mjs'

const wait = (ms) => new Promise((go) => setTimeout(go, ms))
/** One call in so many fails. */
const FAIL_ONE_IN = 8
/** A stretch without a connection begins at one step in so many, and lasts so many steps. */
const OFFLINE_ONE_IN = 40
const OFFLINE_STEPS = [3, 10]
/** What was asked for while there was no connection gets this long to begin anew. */
const BACK_MS = 300
/** As the fault campaign's, but being offline is a matter of whole stretches, and what is late comes in this walk. */
const LATE_MS = 2500
const { offline: _offline, '10 s': _late, ...shared } = FAULTS
const SPOILERS = Object.values({
  ...shared,
  late: async ({ real, send }) => {
    const answer = await real()
    await wait(LATE_MS)
    await send(answer)
  },
})
/** Code that a page asks for and does not get: the browser and the product's parts say so, as they should. */
const CODE_NOT_HAD = /dynamically imported module|Unable to preload|Importing a module script failed/

/**
 * Each choice by a chance of its own: the steps of a walk do not change with the calls that happen to be made.
 * `accepted` hears of every call that the server carried out, whatever becomes of its answer.
 */
export function createConnection(run, { calls, stretches, sum, accepted }) {
  const { context, page } = run
  let left = 0
  let faultless = false
  /** Whether the walk was offline a moment ago: what failed then is told a little later. */
  let lately = 0

  run.spoil = async (operationId, way) => {
    // What leaves the site for a provider would be the provider's page.
    if (way.route.request().resourceType() === 'document') return false
    sum.calls += 1
    // Whoever signs out takes all drafts along, also where the server does not hear of it.
    if (operationId === 'logOut') accepted(operationId, '', '')
    const real = async () => {
      const answer = await way.real()
      const request = way.route.request()
      if (answer.status < 400 && request.method() !== 'GET')
        accepted(operationId, new URL(request.url()).pathname, request.postData() ?? '')
      return answer
    }
    if (left > 0) {
      sum.spoiled += 1
      await way.route.abort('internetdisconnected').catch(() => {})
    } else if (!faultless && calls.next() * FAIL_ONE_IN < 1) {
      sum.spoiled += 1
      await calls.pick(SPOILERS)({ ...way, real, context })
    } else {
      await way.send(await real())
    }
    return true
  }

  async function back() {
    if (left === 0) return
    left = 0
    await context.setOffline(false)
    await wait(BACK_MS)
  }
  return {
    get offline() {
      return left > 0
    },
    back,
    /** From now on nothing fails. */
    async mend() {
      faultless = true
      await back()
    },
    /** Before each step; says what changed. */
    async turn() {
      lately = left > 0 ? 4 : Math.max(0, lately - 1)
      if (left > 1) {
        left -= 1
        sum.offline += 1
        return null
      }
      if (left === 1) {
        await back()
        return 'online'
      }
      if (stretches.next() * OFFLINE_ONE_IN >= 1) return null
      const [least, most] = OFFLINE_STEPS
      left = least + Math.floor(stretches.next() * (most - least + 1))
      await context.setOffline(true)
      return 'offline'
    },
    /** The browser's own page stands where a page could not be loaded: as a person does, it is asked for again. */
    async leaveErrorPage(path) {
      if (!page.url().startsWith('chrome-error:')) return null
      await back()
      await page.goto(path)
      return `loads ${path} again`
    },
    /** Without what must be said while there is no connection. */
    tolerate: (wrong) => (lately > 0 ? wrong.filter((one) => !CODE_NOT_HAD.test(one)) : wrong),
  }
}
