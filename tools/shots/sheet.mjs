/** The contact sheet: what changed first, with before, now and difference; then everything, by title. */
const inHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const picture = (src, words) =>
  `<a href="${inHtml(src)}"><img loading="lazy" src="${inHtml(src)}" alt="${inHtml(words)}"></a>`

const cell = ({ file, name, theme, change, said }) =>
  `<figure>${picture(`now/${file}`, `${name}, ${theme}`)}<figcaption>${inHtml(name)} · ${theme}${
    change === 'same' ? '' : ` · <b>${change}</b>`
  }${said ? ` · <b>${inHtml(said)}</b>` : ''}</figcaption></figure>`

const changedRow = ({ file, title, name, theme, pixels, resized }) =>
  `<section class="changed"><h3>${inHtml(`${title}: ${name}`)} · ${theme} · ${resized ? 'another size' : `${pixels} pixels`}</h3><div>${[
    ['before', 'Before'],
    ['now', 'Now'],
    ...(resized ? [] : [['diffs', 'Difference']]),
  ]
    .map(
      ([folder, words]) =>
        `<figure>${picture(`${folder}/${file}`, words)}<figcaption>${words}</figcaption></figure>`,
    )
    .join('')}</div></section>`

/** @param shots `{ file, title, name, theme, change, pixels, resized?, said? }` each */
export function sheetOf(shots, when) {
  const changed = shots.filter(({ change }) => change === 'changed')
  const titles = [...new Set(shots.map(({ title }) => title))]
  const groups = titles.map(
    (title) =>
      `<h2>${inHtml(title)}</h2><div class="grid">${shots
        .filter((shot) => shot.title === title)
        .map(cell)
        .join('')}</div>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
  body { margin: 2rem }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem }
  .changed div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
  figure { margin: 0 }
  img { width: 100%; border: 1px solid #8886 }
  b { color: light-dark(#a8380c, #ff9468) }
</style>
<h1>${shots.length} pictures</h1>
<p>${inHtml(when)}. ${changed.length} changed, ${shots.filter(({ change }) => change === 'new').length} new, ${
    shots.filter(({ said }) => said).length
  } of stories that failed.</p>
${changed.length > 0 ? `<h2>Changed</h2>${changed.map(changedRow).join('')}` : ''}
${groups.join('\n')}
</html>
`
}
