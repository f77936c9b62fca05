/**
 * What becomes of everything that a run sends to change something. A person who presses wants one effect, whatever the
 * answers say; who was told that it failed may press anew, and means it.
 */

/** A session that is renewed is nobody's wish, and may be renewed again. */
const ASIDE = /^refresh/
const NOTHING = { accept() {}, tell() {}, end() {} }

/**
 * @param {string[]} wrong hears in words of what is sent again while it is under way, and of what is done twice
 * @param {RegExp} [unique] words that nobody means twice: who was told that they were taken has no reason to send them
 */
export function createDeeds(wrong, unique) {
  const underWay = new Map()
  const done = []
  const arrived = new WeakSet()
  let press = 0
  return {
    /** A person presses: what is sent from now on came of it. */
    press() {
      press += 1
    },
    /** How often the last press was carried out. */
    effects: (operationId) =>
      done.filter((one) => one.operationId === operationId && one.press === press).length,
    /** Whether any press was carried out. */
    wasDone: (operationId) => done.some((one) => one.operationId === operationId),
    /** The answer to a request has reached the page as a whole. */
    arrive: (request) => arrived.add(request),
    /** Something is sent; gives back what hears how it ends. */
    send(operationId, request) {
      if (request.method() === 'GET' || ASIDE.test(operationId)) return NOTHING
      const words = request.headers()['content-type']?.includes('json') ? request.postData() : ''
      // Complete on two works is no double submit, nor are two things for one cart.
      const name = `${operationId} ${new URL(request.url()).pathname} ${words}`
      const deed = { operationId, name, request, press, answer: null, told: false }
      const before = underWay.get(name) ?? 0
      if (before > 0) wrong.push(`${operationId} was sent again while it was under way`)
      underWay.set(name, before + 1)
      return {
        /** The server has carried it out. */
        accept(answer) {
          const same = done.filter((one) => one.name === name)
          if (same.some((one) => one.press === deed.press))
            wrong.push(`${operationId} was done twice for one press`)
          else if (unique?.test(words) && same.some((one) => one.told && arrived.has(one.request)))
            wrong.push(`${operationId} was done again after it was told to be done: ${words.slice(0, 120)}`)
          done.push(Object.assign(deed, { answer }))
        },
        /** What the page is told of it: the very answer, or what has become of it on its way. */
        tell(answer) {
          deed.told = deed.answer !== null && answer === deed.answer
        },
        end() {
          underWay.set(name, underWay.get(name) - 1)
        },
      }
    },
  }
}
