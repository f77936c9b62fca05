import { ownerOf } from '../drafts/owner'
import { readDraft } from '../drafts/storedDrafts'

const TEXT_FIELDS = '[type=text], [type=email], [type=tel], textarea'

/** Writes into a field as a person does: both React and form libraries hear of it. */
function write(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  // Forgotten through the field, written past it: else React takes the text for what it knows already.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Where the words stand that are typed on this page before the app can keep them: should it be left or loaded anew
 * meanwhile, they come back. A sign-out takes them along (src/runtime/drafts/owner.ts).
 */
const earlyKey = () => `${__STORAGE_PREFIX__}app_early:${window.drawnFor}`
const formOf = ({ form }: HTMLInputElement) => form?.getAttribute('aria-label') ?? null

/** Keeps them by form and field, but no passwords. */
function keepEarly(typed: ReadonlyMap<HTMLInputElement, string>): void {
  const words = [...typed]
    .filter(([{ type }]) => type !== 'password')
    .map(([field, text]) => [formOf(field), field.name, text])
  try {
    if (words.length > 0) sessionStorage.setItem(earlyKey(), JSON.stringify(words))
    else sessionStorage.removeItem(earlyKey())
  } catch {
    // Blocked or full: they stand in their fields.
  }
}

function keptEarly(): [form: string | null, name: string, text: string][] {
  try {
    return [...JSON.parse(sessionStorage.getItem(earlyKey()) ?? '[]')]
  } catch {
    return []
  }
}

/**
 * Fills the forms that keep a draft (`data-draft`) with what is kept for whoever is here: who begins to write before the
 * app is there goes on with those words, and does not write over them unseen. `data-drafted` says so to the style sheet.
 */
function bringDraftsBack(): void {
  try {
    const get = (key: string) => localStorage.getItem(__STORAGE_PREFIX__ + key)
    const owner = ownerOf({ phase: 'signedOut', user: JSON.parse(get('app_user') ?? 'null') })
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
      const draft = owner ? readDraft({ get }, owner, form.dataset.draft ?? '', Date.now()) : null
      for (const field of form.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)) {
        const text = draft?.words[field.name]
        if (typeof text !== 'string' || text === '') continue
        field.value = text
        form.dataset.drafted = ''
      }
    }
  } catch {
    // Blocked, or not ours: the app shows what is kept.
  }
}

/**
 * Notes what a person types and presses before the app can hear it, and does it when the app says that it is there.
 * Meanwhile the browser sends no form, or its texts would stand in the address, and makes no choice, since one that
 * is made twice is none. What opens by markup alone needs no help. `whenThere` comes after all of it.
 */
export function hearEarly(whenThere: () => void): void {
  const typed = new Map<HTMLInputElement, string>()
  const pressed = new Set<HTMLButtonElement | HTMLInputElement>()
  const hear = (event: Event) => {
    if (event.type === 'input') {
      const field = event.target as HTMLInputElement
      typed.set(field, field.value)
      keepEarly(typed)
      // Who goes on writing does not want it sent as it is.
      for (const one of pressed) if (one.type === 'submit') pressed.delete(one)
      return
    }
    const button = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>(
      'button:not([popovertarget]), [type=radio], [type=checkbox]',
    )
    // What opens by a command does so at once; done again later, it would open what was closed meanwhile.
    if (!button || ('commandForElement' in button && button.hasAttribute('commandfor'))) return
    // React, which hydrates piece by piece, may listen already; it would do it beside what is done later.
    event.stopPropagation()
    if (button.type !== 'button') event.preventDefault()
    // The last press counts, and once.
    pressed.delete(button)
    pressed.add(button)
  }
  const kinds = ['input', 'click']
  for (const kind of kinds) addEventListener(kind, hear, true)
  const bringBack = () => {
    bringDraftsBack()
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
    for (const [form, name, text] of keptEarly())
      for (const field of fields)
        if (field.name === name && formOf(field) === form) {
          field.value = text
          typed.set(field, text)
        }
  }
  addEventListener('readystatechange', bringBack, { capture: true, once: true })
  window.early = () => {
    delete window.early
    // It came after all.
    document.getElementById('missing')?.remove()
    // After what the hydrated page draws anew, such as a select in place of its picture. What is typed until then, since
    // keys come before timers, is newer than what would be written over it.
    setTimeout(() => {
      for (const kind of kinds) removeEventListener(kind, hear, true)
      for (const [field, text] of typed)
        if (field.isConnected) {
          write(field, text)
          typed.delete(field)
        }
      // What is left belongs to another page, which Back led away from.
      keepEarly(typed)
      for (const form of document.querySelectorAll<HTMLElement>('[data-drafted]')) delete form.dataset.drafted
      for (const button of pressed)
        (button.isConnected ? button : document.getElementById(button.id))?.click()
      whenThere()
    })
  }
}
