/** The tide comes in and goes out; pins and shell ride on it. */
export const scene = {
  file: 'work/tideline',
  poster: 'Tideline',
  seconds: 6,
  draw: ({ t, set, move }) => {
    const tide = (1 - Math.cos(2 * Math.PI * t)) / 2
    // A wave repeats every 320 units, so a whole wave's way is seamless.
    set('far', { transform: `translate(${-320 * t} ${-34 * tide})` })
    set('near', { transform: `translate(${320 * t} ${-22 * tide})` })
    set('sun', { transform: `translate(0 ${74 * tide})` })
    set('shell', { transform: `rotate(${9 * move.swing(t)} 100 102) translate(0 ${-5 * tide})` })
    set('pins', { transform: `translate(0 ${-30 * tide + 8 * move.swing(t, 2)})` })
  },
}
