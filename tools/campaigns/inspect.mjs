/** What a person would see of a page, as far as a campaign judges it. */

/** Runs in the page: how full it is, and what still stands for something that is on its way. */
function look() {
  const visible = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const waiting = [...document.querySelectorAll('[aria-busy="true"], [data-busy], [data-shape][data-size]')]
    .filter(visible)
    .map((element) => `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 40)}`)
  // Until it has come nothing is drawn, and nobody sees anything.
  if ([...document.querySelectorAll('link[rel="stylesheet"]')].some(({ sheet }) => !sheet))
    waiting.push('style sheet')
  const { scrollWidth, clientWidth } = document.documentElement
  // A page whose style sheet did not come says so; it is not asked to be beautiful.
  const wide = document.getElementById('unstyled') ? 0 : scrollWidth - clientWidth
  const farthest = () => {
    const [[element, right] = []] = [...document.querySelectorAll('body *')]
      .map((one) => [one, one.getBoundingClientRect().right])
      .toSorted(([, a], [, b]) => b - a)
    return `${element?.tagName}.${element?.getAttribute('class')} to ${right} in ${innerWidth}, ${document.activeElement?.tagName} has the focus`
  }
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
    text: document.body.innerText.trim(),
    headings: [...document.querySelectorAll('h1, [role="dialog"] h2, [role="alertdialog"] h2')].filter(
      visible,
    ).length,
    waiting: [...new Set(waiting)],
    typed: [...document.querySelectorAll('input, textarea')].map(({ value }) => value),
    wide,
    /** What reaches farthest to the right, and the window it was seen in. */
    farthest: wide > 1 ? farthest() : '',
  }
}

export const inspect = (page) => page.evaluate(look)

/** What is wrong with what is seen, in words; what waits is judged when it had time to end. */
export function mistakes({ text, headings, wide, farthest }) {
  return [
    ...(text.length < 40 ? [`blank page (${JSON.stringify(text)})`] : []),
    ...(headings === 0 ? ['no heading'] : []),
    ...(wide > 1 ? [`hangs ${wide} px over the edge: ${farthest}`] : []),
    ...(/\[object Object\]|\bundefined\b|\bNaN\b/.test(text)
      ? [`shows ${/\[object Object\]|\bundefined\b|\bNaN\b/.exec(text)[0]}`]
      : []),
  ]
}
