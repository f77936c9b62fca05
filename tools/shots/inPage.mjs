/** What runs inside a page that has Storybook's preview open, while pictures are taken. */

/** Moves the system's clock as a page sees it; everything else of time stays as it is. */
export function shiftClock(offset) {
  const Real = Date
  const now = () => Real.now() + offset
  globalThis.Date = new Proxy(Real, {
    construct: (target, args) => (args.length > 0 ? new target(...args) : new target(now())),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

/**
 * Gives what is to end late, such as a message that stands for some seconds, thrice its time, so that it is still there when
 * a story is over, on a busy machine too; `STOP_LATE_TIMERS` then keeps it there for the picture.
 */
export function watchTimers() {
  const LATE_MS = 1500
  // How long a story looks for something; what takes longer is no message.
  const LONGEST_MS = 10_000
  const late = new Set()
  const { setTimeout: begin } = globalThis
  globalThis.setTimeout = (callback, ms, ...rest) => {
    const isLate = ms >= LATE_MS && ms <= LONGEST_MS
    const id = begin(callback, isLate ? 3 * ms : ms, ...rest)
    if (isLate) late.add(id)
    return id
  }
  globalThis.STOP_LATE_TIMERS = () => {
    for (const id of late) clearTimeout(id)
    late.clear()
  }
}

/** Sets what the toolbar would set. */
export function setGlobals(globals) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    channel.once('globalsUpdated', () => resolve())
    channel.emit('updateGlobals', { globals })
  })
}

/** @returns the size of the window that a story asks for, null where it takes any; or that it wants no picture. */
export async function askStory(id) {
  const { parameters, storyGlobals } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId: id })
  const named = parameters.viewport?.options?.[storyGlobals?.viewport?.value]
  const { width, height } = named?.styles ?? {}
  return {
    skipped: Boolean(parameters.chromatic?.disableSnapshot),
    viewport: named ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } : null,
  }
}

/** Shows a story by Storybook's own channel, without loading the page again, and waits until its steps are over. */
export function showStory(id) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    const over = (said) => {
      channel.off('storyFinished', finished)
      channel.off('playFunctionThrewException', failed)
      channel.off('storyMissing', failed)
      clearTimeout(late)
      globalThis.STOP_LATE_TIMERS()
      resolve(said)
    }
    const finished = ({ storyId, status }) => {
      if (storyId === id) over(status === 'error' ? 'failed' : 'ok')
    }
    const failed = () => over('failed')
    const late = setTimeout(() => over('late'), 45_000)
    channel.on('storyFinished', finished)
    // A story whose steps fail finishes all the same, with success.
    channel.on('playFunctionThrewException', failed)
    channel.on('storyMissing', failed)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/**
 * Waits until a story's calls are answered, fonts and pictures are there, transitions are over and nothing on the page has
 * changed for a while.
 */
export async function settle(id) {
  const QUIET_MS = 100
  // React keeps what stands for a part on the page for 300 ms, also where the part has come.
  const QUIET_LOADING_MS = 500
  const quiet = () => (document.querySelector('[data-shape][data-size]') ? QUIET_LOADING_MS : QUIET_MS)
  const now = () => performance.now()
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  let latest
  // Drawn anew for the story's own theme, a story is not there for a moment; some draw nothing at all.
  const drawnBy = now() + 2000
  const isEmpty = () => !document.getElementById('storybook-root')?.getBoundingClientRect().height
  // Some never are: an outcome may be slow.
  const isAsking = () => (globalThis.STAGE_REGISTRY?.underWay(id) ?? 0) > 0
  const observer = new MutationObserver(() => {
    latest = now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const late = now() + 8000
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const still = async () => {
    // What is near enough to be loaded is told with the next drawing.
    await drawn()
    latest = now()
    while (now() < late && now() - latest < quiet()) {
      await pause()
      const moving = document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
      const unloaded = [...document.images].some(({ complete }) => !complete)
      if (moving || unloaded || ((isEmpty() || isAsking()) && now() < drawnBy)) latest = now()
    }
  }
  await still()
  // How far a page was scrolled to show what has the focus follows what else stood on it then: it is shown from the top,
  // or with that in the middle. Where nothing has the focus, the story itself scrolled.
  const { activeElement } = document
  if (activeElement && activeElement !== document.body) {
    const before = scrollY
    scrollTo({ top: 0, behavior: 'instant' })
    const { top, bottom } = activeElement.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight)
      activeElement.scrollIntoView({ block: 'center', behavior: 'instant' })
    scrollTo({ top: Math.round(scrollY), behavior: 'instant' })
    if (scrollY !== before) await still()
  }
  observer.disconnect()
  // A message may come after the story's last step.
  globalThis.STOP_LATE_TIMERS()
  if (now() >= late) return 'restless'
  // A film shows its first picture.
  for (const film of document.querySelectorAll('video')) {
    film.autoplay = false
    // One that comes into sight would begin.
    film.play = () => Promise.resolve()
    film.pause()
    // The browser's own turn a ring for as long as they like.
    film.controls = false
    if (film.currentTime === 0) continue
    const sought = new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true }))
    film.currentTime = 0
    await Promise.race([sought, new Promise((resolve) => setTimeout(resolve, 1000))])
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  // The compositor places what sticks to an edge, to the one or the other side of half a pixel: it is put where it stands.
  for (const one of document.querySelectorAll('*')) {
    if (getComputedStyle(one).position !== 'sticky') continue
    const stuck = one.getBoundingClientRect()
    Object.assign(one.style, { position: 'relative', inset: 'auto' })
    const free = one.getBoundingClientRect()
    Object.assign(one.style, { top: `${stuck.top - free.top}px`, left: `${stuck.left - free.left}px` })
  }
  await drawn()
  return 'ok'
}

/**
 * Has every part of the page painted anew in one go: what changed bit by bit was painted bit by bit, and where the bits meet
 * at a rounded corner, a colour may differ by 1 of 255. Nothing is laid out anew, nothing loses its focus.
 */
export async function paintAnew() {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const otherwise = new CSSStyleSheet()
  otherwise.replaceSync('*, *::before, *::after { image-rendering: pixelated !important }')
  document.adoptedStyleSheets.push(otherwise)
  await drawn()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== otherwise)
  await drawn()
}
