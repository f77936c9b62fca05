/**
 * Judges lost texts. A text that the walk wrote is lost when it stands nowhere any more (no field, no draft, not on the
 * page), though the walk did not delete, discard or send it. What is promised, and so judged:
 *
 * - `contact`, `registration` (without secrets), `product`, `upload`, `reply`, `changes`, `approve`: the words are kept
 *   from their first letter until they are sent or discarded, whatever becomes of the page; a field that stays on the
 *   screen keeps showing them; and when the form is opened anew at the walk's end, they are back (giveBack.mjs).
 * - every other text field (sign-in, newsletter, passwords): only as long as it stays on the screen, by its name, at one
 *   address of one document. Search boxes and the palette hold questions, not texts, and are not judged.
 *
 * No false alarms: what is suspected is looked at again half a second later, and only then told.
 */
import { marksIn, watchFields } from './fields.mjs'

const wait = (ms) => new Promise((go) => setTimeout(go, ms))
const AGAIN_MS = 500
/** After such a click words may go: a draft is thrown away, a row or chip is taken out, whoever wrote signs out. */
const GIVES_UP = /\b(discard|remove|clear|undo|log ?out|sign ?out)\b/i
/** A reload that the walk asked for. */
const RELOADS = /^(reload|load again|retry)/i
/** Operations whose success ends a form as a whole. */
const ENDS = {
  sendContactMessage: 'contact',
  register: 'registration',
  createProduct: 'product',
  submitWork: 'upload',
}
/** Where a form is found again. One that the next page is about to replace has that page's address already. */
const HOMES = {
  contact: '/contact',
  changes: '/dashboard',
  approve: '/dashboard',
  reply: '/dashboard',
  product: '/admin?do=product',
  upload: '/admin?do=upload',
}
const urlOf = (promise, path) => {
  const home = HOMES[promise]
  return !home || path.startsWith(home) || (home === '/dashboard' && path.startsWith('/admin')) ? path : home
}
/** Looks during which a click, or the key, still excuses: what it does is drawn a little later. */
const EXCUSED = { click: 3, key: 1 }

export async function watchTexts({ page, context }) {
  const live = new Map()
  const found = []
  const count = { written: 0 }
  let excused = 0
  let asked = false
  let written = 0

  const deeds = {
    typed({ marks, key, promise, doc, path }) {
      for (const mark of marks) {
        if (!live.has(mark)) count.written += 1
        live.set(mark, {
          mark,
          key,
          promise,
          url: urlOf(promise, path),
          doc,
          path,
          draft: null,
          inField: true,
        })
      }
    },
    cut({ marks }) {
      for (const mark of marks) live.delete(mark)
    },
    click({ name }) {
      asked = RELOADS.test(name)
      if (GIVES_UP.test(name)) excused = EXCUSED.click
    },
    takeBack() {
      excused = Math.max(excused, EXCUSED.key)
    },
    reload: () => asked || found.push('reloads by itself without a connection'),
  }
  await context.exposeBinding('monkeySaw', ({ page: from }, deed) => {
    if (from === page) deeds[JSON.parse(deed).did](JSON.parse(deed))
  })
  await context.addInitScript(watchFields)

  /** A call that the server carried out: with it go the words that it held, and the forms that it ended. */
  function accepted(operationId, pathname, body) {
    const sent = marksIn(body)
    for (const [mark, { promise, draft }] of live) {
      const decided =
        /^(changes|approve)\./.test(draft ?? '') && pathname.split('/').includes(draft.split('.')[1])
      const ended = promise !== null && ENDS[operationId] === promise
      if (sent.includes(mark) || ended || (decided && /^(approveWork|requestChanges)$/.test(operationId)))
        live.delete(mark)
    }
    if (operationId === 'logOut') live.clear()
  }

  const look = (alsoText) =>
    page.evaluate((all) => window.monkeyLooks?.(all) ?? null, alsoText).catch(() => null)

  /** What a look shows to be wrong with one text; null where all is well. */
  function wrongWith(one, view, rested) {
    const { mark, key, promise, doc, path } = one
    const here = view.fields.filter(({ marks }) => marks.includes(mark))
    const kept = view.drafts.find(({ marks }) => marks.includes(mark))
    const stays =
      one.inField && doc === view.doc && path === view.path && view.fields.some((field) => field.key === key)
    // What was typed early is in the keeping of its form alone, once that is alive.
    if (kept && !kept.name.startsWith('app_early:')) one.draft = kept.name
    const promised = promise ?? one.draft
    if (here.length > 0) {
      if (rested && promise && here.some((field) => field.promise === promise) && !kept)
        return 'is not kept as a draft'
      return null
    }
    // What waits to be sent stands in its conversation, not in the box.
    if (kept)
      return stays && promise && kept.mine && !kept.name.startsWith('outbox.')
        ? 'left the field, though it is kept'
        : null
    if (view.text.includes(mark)) return null
    return promised || stays ? 'is lost: in no field, no draft, and not sent' : null
  }

  /** Where each text stands by now; what stands nowhere, and was promised to nobody, is no longer followed. */
  function follow(view) {
    for (const [mark, one] of live) {
      const field = view.fields.find(({ marks }) => marks.includes(mark))
      const stands = field || view.drafts.some(({ marks }) => marks.includes(mark))
      if (!stands) live.delete(mark)
      else if (!field) one.inField = false
      else Object.assign(one, { inField: true, key: field.key, doc: view.doc, path: view.path })
    }
  }

  /** Looks after a step; says what is lost. `rested`: nothing waits, so that what is kept must be kept by now. */
  async function judge(rested = false) {
    const told = found.splice(0)
    let view = await look(false)
    if (!view) return told
    const suspects = [...live.values()].filter((one) => wrongWith(one, view, rested))
    if (suspects.length > 0 && excused === 0) {
      await wait(AGAIN_MS)
      const again = await look(true)
      // It went on to another page meanwhile: the next look finds out.
      if (!again) return told
      view = again
      for (const one of suspects) {
        const wrong = live.has(one.mark) && excused === 0 && wrongWith(one, view, rested)
        if (wrong) {
          told.push(
            `text ${one.mark} of ${one.promise ?? 'a field'} (${one.key}, written at ${one.url}) ${wrong}`,
          )
          live.delete(one.mark)
        }
      }
    }
    follow(view)
    excused = Math.max(0, excused - 1)
    return told
  }

  return {
    count,
    live,
    accepted,
    judge,
    look,
    /** The same words with a mark of their own, where they have a place for one. */
    marked(words) {
      written += 1
      const mark = `q${written}z`
      return words.includes('%') ? words.replace('%', mark) : words
    },
  }
}
