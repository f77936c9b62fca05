/** The ferry crosses, waits, and comes back. */
export const scene = {
  file: 'work/standby',
  poster: 'Standby',
  seconds: 6,
  draw: ({ t, set, move }) => {
    const over = move.between(t, 0.06, 0.44) - move.between(t, 0.56, 0.94)
    const boarding = move.bump(t, 0.44, 0.12)
    set('ferry', { transform: `translate(${222 * over} 0)` })
    // The screen's dots stand 22 units apart.
    set('wake', { transform: `translate(${-66 * t} 0)` })
    set('queue', { transform: `translate(${10 * boarding} 0)` })
  },
}
