/** Three stalls chase the free pitch round a corner until each is home. */
export const scene = {
  file: 'work/pitch',
  poster: 'Pitch',
  seconds: 6,
  draw: ({ t, set, move }) => {
    const pitch = 180
    const corners = [
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
    ]
    const home = { b: 0, c: 1, e: 3 }
    const at = { ...home }
    // Clockwise, always the stall behind the free pitch: twelve moves bring every stall round.
    const count = 12
    const done = Math.floor(t * count)
    let free = 2
    const place = (corner) => corners[corner].map((value) => value * pitch)
    for (let step = 0; step <= done; step += 1) {
      const behind = (free + 3) % 4
      const name = Object.keys(at).find((key) => at[key] === behind)
      if (step === done) {
        for (const [key, corner] of Object.entries(at)) {
          const share = key === name ? move.between(t * count - done, 0.25, 0.95) : 0
          const [fromX, fromY] = place(corner)
          const [toX, toY] = place((corner + 1) % 4)
          const [homeX, homeY] = place(home[key])
          const x = fromX + (toX - fromX) * share - homeX
          const y = fromY + (toY - fromY) * share - homeY
          set(`stall-${key}`, { transform: `translate(${x} ${y})` })
        }
      } else {
        at[name] = free
        free = behind
      }
    }
  },
}
