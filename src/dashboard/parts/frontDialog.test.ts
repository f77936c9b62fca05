// @vitest-environment happy-dom
import { beforeEach, expect, it, test } from 'vitest'
import { markFrontDialog } from './frontDialog'

const dialog = (): HTMLElement => {
  const shown = document.createElement('div')
  shown.toggleAttribute('data-dialog', true)
  shown.toggleAttribute('data-open', true)
  return shown
}
beforeEach(() => document.body.replaceChildren())

it('hears an alert in the dialog that stood in front, also under a question that does not hide it', () => {
  document.body.append(dialog(), dialog())
  const isAlertHeard = markFrontDialog()
  expect(isAlertHeard()).toBe(true)
  document.body.append(dialog())
  expect(isAlertHeard()).toBe(true)
})

test.each<[string, (shown: HTMLElement) => void]>([
  ['closed, and fading out', (shown) => shown.removeAttribute('data-open')],
  ['gone with its screen', (shown) => shown.remove()],
  ['hidden from screen readers', (shown) => shown.parentElement?.setAttribute('aria-hidden', 'true')],
  ['inert', (shown) => shown.toggleAttribute('inert', true)],
])('hears none in a dialog that is %s, whatever stands in front by then', (_, happens) => {
  const shown = dialog()
  document.body.append(document.createElement('main'), document.createElement('div'))
  document.body.lastElementChild?.append(shown)
  const isAlertHeard = markFrontDialog()
  happens(shown)
  document.body.firstElementChild?.append(dialog())
  expect(isAlertHeard()).toBe(false)
})

it('hears none where no dialog stood open', () => {
  const isAlertHeard = markFrontDialog()
  document.body.append(dialog())
  expect(isAlertHeard()).toBe(false)
})
