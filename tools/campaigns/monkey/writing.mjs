/** How a walk writes: a few words into one field, or a whole form that it then sends, so that much is sent and fails. */

/** `%` is where a text takes its mark; see fields.mjs. */
const WORDS = [
  'Thursday at nine. %',
  '19.50',
  'maya.%@harborcafe.example',
  'x',
  '  ',
  '<b>"\'&%',
  '日本語 🖨 %',
  'Harbor-2026!',
]
/** Words that a form takes. */
const FITTING = { email: 'maya.%@harborcafe.example', password: 'Harbor-2026!', decimal: '19.50' }
/** Somebody who has an account. */
const KNOWN = 'maya@harborcafe.example'

/**
 * Runs in the page: scrolls to one of the fields that a person could write in now, all of them or those of one form,
 * and says what it is and where; without `index` how many there are. Before a dialog nothing behind it can be reached.
 */
function reach({ index, form }) {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const within = [...dialogs].at(-1) ?? document
  const all = [...within.querySelectorAll('textarea, input, button[role="combobox"]')].filter(
    (one) =>
      (/^(textarea|text|email|tel|url|password)$/.test(one.type) || one.type === 'button') &&
      // The design system's select keeps its value in a field that nobody sees.
      !one.ariaHidden &&
      !one.disabled &&
      one.checkVisibility({ visibilityProperty: true }),
  )
  const forms = [...new Set(all.map((one) => one.form))].filter(Boolean)
  const fields = form === undefined ? all : all.filter((one) => one.form === forms[form])
  if (index === undefined) return { fields: fields.length, forms: forms.length }
  const one = fields[index]
  if (!one) return null
  one.scrollIntoView({ block: 'center' })
  if (form !== undefined) one.focus()
  const { left, top, width, height } = one.getBoundingClientRect()
  const kind = one.inputMode === 'decimal' ? 'decimal' : one.type
  return {
    kind,
    filled: one.value !== '',
    signsIn: /login/.test(location.pathname),
    x: left + width / 2,
    y: top + height / 2,
  }
}

/** Runs in the page: the button that sends the form of the field with the focus. */
function submitOf() {
  const { form } = document.activeElement ?? {}
  const button = form && [...form.elements].find((one) => one.type === 'submit' && !one.disabled)
  if (!button) return null
  button.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = button.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Writes where the focus is, or, as often, in some field of the page. */
export async function writeSomewhere(page, { next, pick }, texts) {
  const words = texts.marked(pick(WORDS))
  const choice = next()
  const { fields } = next() < 0.5 ? await page.evaluate(reach, {}) : { fields: 0 }
  const spot = fields > 0 ? await page.evaluate(reach, { index: Math.floor(choice * fields) }) : null
  if (spot) await page.mouse.click(spot.x, spot.y)
  await page.keyboard.insertText(words)
  return `type ${JSON.stringify(words)}${spot ? ' into a field' : ''}`
}

/** Fills some form of the page, and mostly sends it, impatiently at times. */
export async function fillAndSend(page, { next, pick }, texts) {
  const [which, sends, twice] = [next(), next() < 0.7, next() < 0.3]
  const { forms } = await page.evaluate(reach, {})
  if (forms === 0) return 'no form'
  const form = Math.floor(which * forms)
  const { fields } = await page.evaluate(reach, { form })
  for (let index = 0; index < fields; index += 1) {
    const field = await page.evaluate(reach, { form, index })
    if (!field) break
    if (field.filled) continue
    if (field.kind === 'button')
      for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    else if (field.kind === 'email' && field.signsIn && next() < 0.5) await page.keyboard.insertText(KNOWN)
    else await page.keyboard.insertText(texts.marked(FITTING[field.kind] ?? pick(WORDS.slice(0, 1))))
  }
  const button = sends ? await page.evaluate(submitOf) : null
  if (button) await page.mouse.click(button.x, button.y, { clickCount: twice ? 2 : 1 })
  return `fill ${fields} fields${button ? ' and send' : ''}`
}
