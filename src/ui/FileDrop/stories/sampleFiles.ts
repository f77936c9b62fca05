const INKS = ['#5a7eaf', '#1d9944', '#ef612b'] as const

const art = (turn: number) => {
  const [one, two] = [INKS[turn % 3], INKS[(turn + 1) % 3]]
  const shape =
    turn % 2 === 0
      ? `<circle cx="62" cy="60" r="38" fill="${one}"/><circle cx="98" cy="60" r="38" fill="${two}" opacity=".8"/>`
      : `<path d="M20 96 64 24l44 72z" fill="${one}"/><rect x="78" y="34" width="56" height="56" fill="${two}" opacity=".8"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="#fbf8f3"/>${shape}</svg>`
}

const NAMES = ['mark-on-kraft', 'lettering', 'window', 'awning', 'cup-sleeve', 'loyalty-card', 'apron']

/** For stories: pictures that a browser can show. */
export const sampleImages = (count: number): File[] =>
  Array.from(
    { length: count },
    (_, turn) =>
      new File([art(turn)], `harbor-${NAMES[turn % NAMES.length]}-${turn + 1}.svg`, {
        type: 'image/svg+xml',
        lastModified: turn,
      }),
  )

/** For stories: a video by its type alone; no browser can show it. */
export const sampleVideo = (name = 'walk-through.mp4') =>
  new File(['frames'], name, { type: 'video/mp4', lastModified: 0 })

/** For stories: neither an image nor a video. */
export const samplePdf = () => new File(['%PDF'], 'brief.pdf', { type: 'application/pdf', lastModified: 0 })
