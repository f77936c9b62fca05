/** A film begins: the sun on the screen goes down, the house stirs, the sun comes up. */
export const scene = {
  file: 'work/houselights',
  poster: 'Houselights',
  seconds: 6,
  draw: ({ t, set, move }) => {
    const down = move.between(t, 0.08, 0.4) - move.between(t, 0.6, 0.92)
    set('lamp', { transform: `translate(0 ${150 * down})` })
    set('beam', { opacity: 1 - 0.75 * down })
    for (let row = 0; row < 3; row += 1) {
      for (let seat = 0; seat < 9; seat += 1) {
        const lift = move.bump(t, 0.34 + 0.03 * seat + 0.02 * row, 0.12)
        set(`seat-${row}-${seat}`, { transform: `translate(0 ${(-14 - 4 * row) * lift})` })
      }
    }
  },
}
