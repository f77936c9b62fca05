/** A drop falls, its rings run out, the next patient moves up. Three times, since the list's colours come in threes. */
export const scene = {
  file: 'work/rounds',
  poster: 'Rounds',
  seconds: 6,
  draw: ({ t, set, move }) => {
    const turn = Math.floor(t * 3)
    const inner = t * 3 - turn
    const rings = [
      ['ring-new', 64, 118, 20, 16],
      ['ring-0', 118, 172, 16, 10],
      ['ring-1', 172, 226, 10, 6],
      ['ring-2', 226, 256, 6, 0],
    ]
    const out = move.between(inner, 0.08, 0.8)
    for (const [name, from, to, thick, thin] of rings) {
      set(name, { r: from + (to - from) * out, 'stroke-width': thick + (thin - thick) * out })
    }
    const pulse = 1 - 0.14 * move.bump(inner, 0, 0.36)
    set('drop', { transform: `translate(280 258) scale(${pulse}) translate(-280 -258)` })
    set('cards', { transform: `translate(0 ${-134 * (turn + move.between(inner, 0.3, 0.8))})` })
  },
}
