/**
 * What the monkey knows of the text fields of a page. Every text that a walk writes carries a mark of its own, such as
 * `q12z`: it survives trimming, lower case, slugs, chips and lists, so that words are found again wherever they went.
 */

export const MARK = /q\d+z/
export const marksIn = (text) => [...new Set(String(text ?? '').match(new RegExp(MARK, 'g')) ?? [])]

/**
 * Runs in the page before its own code: tells by `window.monkeySaw` what the walk itself did to texts, since only the
 * product may not lose them; leaves `window.monkeyLooks` for the look after each step.
 */
export function watchFields() {
  if (window !== top) return
  const doc = `${performance.timeOrigin} ${Math.random()}`
  const marks = (text) => [...new Set(String(text ?? '').match(/q\d+z/g) ?? [])]
  // What is searched for is no text of anybody's.
  const isText = (one) =>
    one instanceof HTMLTextAreaElement ||
    (one instanceof HTMLInputElement && /^(text|email|tel|url|password)$/.test(one.type))
  // A select keeps its value in a field that nobody sees.
  const isJudged = (one) => isText(one) && !one.ariaHidden && one.getAttribute('role') !== 'combobox'
  const headingOf = (one) =>
    one.closest('[role="dialog"], [role="alertdialog"]')?.querySelector('h2')?.textContent
  const labelOf = (one) => (one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? '').trim()

  /** Which kept form a field belongs to (the drafts layer, src/runtime/drafts); null where nothing is kept. */
  function promiseOf(one) {
    const form = one.closest('form')
    const name = form?.getAttribute('aria-label')
    const heading = headingOf(one)
    const label = labelOf(one)
    // A password that is shown is one still.
    if (/password/.test(`${one.type} ${one.autocomplete}`)) return null
    if (name === 'Message to the studio') return 'contact'
    if (one.placeholder === 'Write a reply') return 'reply'
    if (name === 'Request changes' || heading === 'Request changes') return 'changes'
    if (heading === 'Approve this work?') return 'approve'
    if (heading === 'Upload Work') return 'upload'
    // A word of the tags leaves its box to become one.
    if (heading === 'New Product') return /^(Title|Slug|Description|Price)/.test(label) ? 'product' : null
    const wizard = /^\/(admin\/)?register\/?$/.test(location.pathname) && form?.closest('main')
    return wizard && !/token/i.test(label) ? 'registration' : null
  }
  const keyOf = (one) =>
    [headingOf(one) ?? '', one.closest('form')?.getAttribute('aria-label') ?? '', labelOf(one)].join(' › ')
  const described = (one) => ({ key: keyOf(one), promise: promiseOf(one), marks: marks(one.value) })
  const place = () => ({ doc, path: location.pathname + location.search })
  const tell = (deed) => window.monkeySaw?.(JSON.stringify({ ...deed, ...place() }))

  const before = new WeakMap()
  addEventListener(
    'beforeinput',
    ({ target }) => isJudged(target) && before.set(target, marks(target.value)),
    true,
  )
  addEventListener(
    'input',
    ({ target, isTrusted }) => {
      // First of all listeners: here stands what the browser made of the key, before the product has its say.
      if (!isTrusted || !isJudged(target)) return
      const now = marks(target.value)
      const old = before.get(target) ?? []
      const cut = old.filter((mark) => !now.includes(mark))
      if (cut.length > 0) tell({ did: 'cut', marks: cut })
      const typed = now.filter((mark) => !old.includes(mark))
      if (typed.length > 0) tell({ did: 'typed', ...described(target), marks: typed })
    },
    true,
  )
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const control = isTrusted && target.closest?.('button, a, [role^="menuitem"], [role="option"]')
      const name = control && (control.getAttribute('aria-label') ?? control.textContent)
      if (name) tell({ did: 'click', name: name.trim().slice(0, 60) })
    },
    true,
  )
  // Escape puts a row of a list back to what it was; Backspace in the empty box of tags takes the last one out.
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (
        key === 'Escape'
          ? target.matches?.('textarea[aria-label^="Change "]')
          : key === 'Backspace' && !target.value
      )
        tell({ did: 'takeBack' })
    },
    true,
  )
  // Whom a reload by itself takes away without a connection is left with the browser's own error page.
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'reload' && !navigator.onLine) tell({ did: 'reload' })
  })

  window.monkeyLooks = (alsoText) => {
    const user = JSON.parse(localStorage.getItem('app_user') ?? 'null')
    const owner = user ? `user.${user.id ?? user._id ?? user.email}` : 'visitor'
    const drafts = Object.entries(localStorage)
      .filter(([key]) => key.startsWith('app_draft:'))
      .map(([key, text]) => {
        const [, of, ...name] = key.split(':')
        return { mine: decodeURIComponent(of) === owner, name: name.join(':'), marks: marks(text) }
      })
    // What was written before the app was there waits in the tab for the next visit of its page.
    for (const [key, text] of Object.entries(sessionStorage))
      if (key.startsWith('app_early:'))
        drafts.push({
          mine: key.slice('app_early:'.length) === location.pathname,
          name: key,
          marks: marks(text),
        })
    return {
      ...place(),
      fields: [...document.querySelectorAll('input, textarea')].filter(isJudged).map(described),
      drafts,
      // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
      text: alsoText ? marks(document.body.innerText.toLowerCase()) : [],
    }
  }
}
