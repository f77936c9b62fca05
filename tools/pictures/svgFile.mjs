/**
 * A drawing of the site as a file of its own: tokens become plain colours, with a second set for dark surroundings.
 * A picture shown by <img> sees the colour scheme of the page around it, but none of the page's custom properties.
 */

/** In the page: every painted colour of the first svg, as it comes out in the page's theme. */
function paintedColours() {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })
  const hex = (colour) => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [r, g, b] = context.getImageData(0, 0, 1, 1).data
    return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  }
  return [...document.querySelectorAll('body svg *')].map((element) =>
    Object.fromEntries(
      ['fill', 'stroke']
        .filter((name) => element.getAttribute(name)?.includes('var('))
        .map((name) => [name, hex(getComputedStyle(element)[name])]),
    ),
  )
}

/** In the page: writes the colours, drops what only the site needs, and returns the file's text. */
function asFile({ light, dark }) {
  const svg = document.querySelector('body svg')
  const names = new Map()
  for (const [index, element] of [...document.querySelectorAll('body svg *')].entries()) {
    for (const [name, colour] of Object.entries(light[index])) {
      const other = dark[index][name]
      if (colour === other) {
        element.setAttribute(name, colour)
        continue
      }
      const key = `${colour} ${other}`
      if (!names.has(key)) names.set(key, `--${String.fromCharCode(97 + names.size)}`)
      element.setAttribute(name, `var(${names.get(key)})`)
    }
    if (/print/.test(element.getAttribute('class') ?? '')) element.setAttribute('class', 'p')
    else element.removeAttribute('class')
    element.removeAttribute('data-part')
    if (element.tagName === 'svg') element.removeAttribute('aria-hidden')
  }
  // Ids are unique in a file whatever they are called.
  for (const [index, clip] of [...svg.querySelectorAll('clipPath')].entries()) {
    for (const user of svg.querySelectorAll(`[clip-path="url(#${clip.id})"]`)) {
      user.setAttribute('clip-path', `url(#c${index})`)
    }
    clip.id = `c${index}`
  }
  for (const name of ['class', 'aria-hidden', 'role', 'aria-label', 'data-theme']) svg.removeAttribute(name)
  const list = (side) => [...names].map(([key, name]) => `${name}:${key.split(' ')[side]}`).join(';')
  const blend = svg.querySelector('.p')
  const rules = [
    names.size ? `svg{${list(0)}}` : '',
    blend ? '.p{mix-blend-mode:multiply}' : '',
    names.size || blend
      ? `@media(prefers-color-scheme:dark){${names.size ? `svg{${list(1)}}` : ''}${blend ? '.p{mix-blend-mode:screen}' : ''}}`
      : '',
  ].join('')
  if (rules) svg.insertAdjacentHTML('afterbegin', `<style>${rules}</style>`)
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return svg.outerHTML
}

export async function svgFile(press, markup) {
  const size = { width: 480, height: 360 }
  const night = await press.page(markup, { ...size, theme: 'dark' })
  const dark = await night.evaluate(paintedColours)
  await night.close()
  const day = await press.page(markup, { ...size, theme: 'light' })
  const light = await day.evaluate(paintedColours)
  const text = await day.evaluate(asFile, { light, dark })
  await day.close()
  return `${text.replace(/><\/(path|circle|rect)>/g, '/>')}\n`
}
