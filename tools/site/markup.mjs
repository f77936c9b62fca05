/** What no page of the build may hold, whatever it shows: what stops its first paint, and pictures that shift it. */

/** Attributes of a tag; one without a value counts as empty text. */
function attributesOf(tag) {
  const found = tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)
  return Object.fromEntries([...found].map(([, name, value = '']) => [name.toLowerCase(), value]))
}

const isData = ({ type = '' }) => type === 'application/ld+json'

/** Nothing stands there to be painted until the app draws it. */
const isEmpty = (html) => html.includes('<div id="root"></div>')

/**
 * Scripts that do not wait: only modules and the deferred settings may be fetched (design section 10), and the line
 * that sets theme and signed-in mark is the only one that runs in between. Where nothing is drawn the settings come first.
 */
function judgeScripts(html) {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => ({ tag, ...attributesOf(tag) }))
  const lines = scripts.filter((script) => !('src' in script) && !isData(script))
  const blocking = scripts.filter(
    ({ src, type, defer }) =>
      src !== undefined &&
      type !== 'module' &&
      !(/\/config\.js$/.test(src) && (defer !== undefined || isEmpty(html))),
  )
  return [
    ...blocking.map(({ tag }) => `a script that the first paint waits for, ${tag}`),
    ...(lines.length === 1 ? [] : [`${lines.length} inline scripts instead of the one of the head`]),
  ]
}

/** Pictures without their size push the page about when they come. */
function judgePictures(html) {
  const pictures = [...html.matchAll(/<(?:img|video|iframe)\b[^>]*>/gi)].map(([tag]) => tag)
  const sized = (tag) => ['width', 'height'].every((name) => Number(attributesOf(tag)[name]) > 0)
  return pictures.filter((tag) => !sized(tag)).map((tag) => `a picture without its size, ${tag}`)
}

/**
 * @param {string} html a page of the build
 * @returns {string[]} in words what does not belong there
 */
export const judgeMarkup = (html) => [...judgeScripts(html), ...judgePictures(html)]
