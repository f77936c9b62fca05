/** What is measured on a dashboard; each function runs in the page, under `window.bench`, and gives milliseconds. */

/** The client's: how long from the answer to the painted list, and then what a person does with it. */
export async function asClient() {
  const { after, answered, button, longest, painted, rows, until, write } = window.bench
  const ready = await until(() => rows('Approvals').length > 0)
  const came = answered('/work/client/me')
  const all = { ready, render: ready - came }
  await until(() => rows('Messages').length > 0)
  const box = rows('Messages')[0].querySelector('textarea')
  all.letter = await after(
    () => write(box, 'Thursday'),
    () => box.value === 'Thursday',
  )
  const dialog = () => document.querySelector('[role="alertdialog"]')
  const before = rows('Approvals')[0].textContent
  all.dialog = await after(
    () => button('Approve', rows('Approvals')[0]).click(),
    () => dialog()?.checkVisibility(),
  )
  all.decide = await after(
    () => button('Approve', dialog()).click(),
    () => rows('Approvals')[0].textContent !== before && !dialog(),
  )
  // A short list has none; the messages have their own.
  const find = document
    .querySelector('ul[aria-label="Approvals"]')
    .parentElement.querySelector('[type="search"]')
  if (find) {
    all.find = await after(
      () => write(find, 'signage 15'),
      () => rows('Approvals').length < 50,
    )
    write(find, '')
    await until(() => rows('Approvals').length === 50)
    all.more = await after(
      () => button('Show ').click(),
      () => rows('Approvals').length > 50,
    )
    for (const shown of [100, 150]) {
      if (rows('Approvals').length < shown) break
      button('Show ')?.click()
      await until(() => rows('Approvals').length > shown || !button('Show '))
    }
  }
  const start = performance.now()
  for (let step = 0; step < 40; step += 1) {
    window.scrollBy(0, 240)
    await painted()
  }
  all.scroll = longest(start)
  return all
}

/** The admin's: the queue of three lists, its pills, and the chart of ten years. */
export async function asAdmin() {
  const { after, answered, rows, until } = window.bench
  const pill = (text) =>
    [...document.querySelectorAll('label')].find((one) => one.textContent.startsWith(text))
  const queue = () => rows('My Work Queue')
  const curve = () => document.querySelector('[data-curve="line"]')?.getAttribute('d')
  const ready = await until(() => queue().length > 0)
  const all = { queue: ready - answered('/work/admin/me') }
  all.chart = (await until(curve)) - answered('/analytics/admin/revenue')
  const first = queue()[0].textContent
  all.pill = await after(
    () => pill('Approved').click(),
    () => queue()[0]?.textContent !== first,
  )
  const drawn = curve()
  all.range = await after(
    () => pill('30d').click(),
    () => curve() !== drawn,
  )
  return all
}
