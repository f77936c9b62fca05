/**
 * The only inline script of the site: tools/vite/headScript.ts compiles it into every page, and the content security
 * policy allows it by its hash. It runs where it stands, before anything is painted, and so is small.
 */
import { hearEarly } from './headEarly'

/** Sets the theme, and marks whether somebody seems to be signed in. */
function mark(): void {
  const { dataset } = document.documentElement
  const read = (key: string) => {
    try {
      return localStorage.getItem(__STORAGE_PREFIX__ + key)
    } catch {
      return null
    }
  }
  const chosen = read('app_theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : system
  if (read('app_token') && read('app_user')) dataset.signedIn = ''
}

/** Put back the fields that `takeOutFarFields` took out. */
const taken: (() => void)[] = []

/**
 * A page that was drawn beforehand keeps its scripts in `<template id="scripts">`, where nothing fetches them. They
 * are started once the first paint is on the screen, so that they share neither line nor processor with it; and not
 * before the deferred config.js has run, which the app reads.
 */
function startScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
  let started = false
  const start = () => {
    if (started || !scripts) return
    started = true
    for (const putBack of taken) putBack()
    const parts = scripts.content.cloneNode(true) as DocumentFragment
    // In their order, each in a task of its own: React is evaluated before what needs it is.
    for (const script of parts.querySelectorAll('script')) script.async = false
    scripts.replaceWith(parts)
  }
  // A tab in the background is not painted.
  if (document.hidden) {
    start()
    return
  }
  // Not every browser tells of its paint.
  addEventListener('load', () => setTimeout(start, 500))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}

/**
 * What lies below the window of a page that was drawn beforehand is folded (AppShell.module.css), so that the first
 * paint does not wait for the layout of all of it. Who comes to a place further down needs its full height at once.
 */
function foldForNewcomers(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash) delete document.documentElement.dataset.folded
}

/**
 * Takes the fields of the footer, and of a page's fifth piece and further ones, out of a folded page until its first
 * paint. As soon as a page is parsed, Chromium looks for fields to fill in, and lays out the whole page for that in one
 * task. The footer keeps their place (SiteFooter.module.css).
 */
function takeOutFarFields(): void {
  if (document.hidden || document.documentElement.dataset.folded === undefined) return
  for (const field of document.querySelectorAll(
    'main > :nth-child(n + 5) :is(form, fieldset), main ~ * :is(form, fieldset)',
  )) {
    const place = document.createComment('')
    field.replaceWith(place)
    taken.push(() => place.replaceWith(field))
  }
}

/** Lays out what is folded, one piece a frame; then nothing is. */
function unfold(): void {
  const { dataset } = document.documentElement
  if (dataset.folded === undefined) return
  const pieces = [...document.querySelectorAll<HTMLElement>('main > *, main [data-fold], main ~ *')]
  const next = (at: number) => {
    const piece = pieces[at]
    // On another page everything is shown at once, since Back leads to a place on it.
    if (piece && location.pathname === window.drawnFor) {
      piece.style.contentVisibility = 'visible'
      requestAnimationFrame(() => next(at + 1))
      return
    }
    delete dataset.folded
    for (const one of pieces) one.style.removeProperty('content-visibility')
  }
  next(0)
}

/**
 * On a first visit to the dashboard, shows the system's fonts until the dashboard's code has come, so that the site's
 * own do not compete with it for the line. Whoever has the style sheet cached has the fonts too, and sees no change.
 */
function delayFonts(): void {
  const { dataset } = document.documentElement
  if (!dataset.fonts) return
  const hasCome = (address: string) => performance.getEntriesByName(address).length > 0
  const look = (list: PerformanceObserverEntryList) => {
    const resources = list.getEntries() as PerformanceResourceTiming[]
    const isKnown = resources.some(({ name, transferSize }) => name.endsWith('.css') && transferSize === 0)
    const code = [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')]
    if (isKnown || (document.readyState === 'complete' && code.every(({ href }) => hasCome(href)))) show()
  }
  const observer = new PerformanceObserver(look)
  const show = () => {
    observer.disconnect()
    delete dataset.fonts
  }
  observer.observe({ type: 'resource', buffered: true })
  // What does not come at all keeps nobody from reading.
  addEventListener('load', () => setTimeout(show, 3000))
}

/** Where a script of the app or the style sheet does not come, no app can say so: the page does, and how to go on. */
function tellWhatIsMissing(): void {
  const tell = (id: string) => {
    const note = document.createElement('p')
    note.id = id
    note.role = 'alert'
    const again = document.createElement('a')
    // A path may begin with two slashes, which would lead to another site.
    again.href = location.origin + location.pathname + location.search
    again.textContent = 'Reload'
    note.append('This page did not arrive whole. ', again)
    document.body.prepend(note)
  }
  const hear = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
    // The app itself deals with what is missing later.
    const isApp = window.early && target instanceof HTMLScriptElement && target.type === 'module'
    if (!isStyle && !isApp) return
    removeEventListener('error', hear, true)
    // An app that comes after all takes back what was said of it; a style sheet does not come later.
    const id = isStyle ? 'unstyled' : 'missing'
    if (document.body) tell(id)
    else addEventListener('DOMContentLoaded', () => tell(id))
  }
  addEventListener('error', hear, true)
}

mark()
// Back can lead on within the document before the app is there: what is drawn is another page's then.
window.drawnFor = location.pathname
foldForNewcomers()
delayFonts()
hearEarly(unfold)
addEventListener('readystatechange', takeOutFarFields, { capture: true, once: true })
addEventListener('DOMContentLoaded', startScripts)
tellWhatIsMissing()
