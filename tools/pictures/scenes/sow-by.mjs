/** Three months pass. Every fourth looks alike, so a quarter turn is the whole way round. */
export const scene = {
  file: 'work/sow-by',
  poster: 'SowBy',
  seconds: 6,
  draw: ({ t, set, move }) => {
    const month = Math.floor(t * 3)
    const turn = month + move.between(t * 3 - month, 0.4, 0.95)
    set('wheel', { transform: `rotate(${-30 * turn})` })
  },
}
