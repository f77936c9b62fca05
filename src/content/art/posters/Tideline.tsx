import { Word } from '../lettering/Word'
import { TidepoolWatch } from '../logos/TidepoolWatch'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** A wave that repeats every 320 units and fills downwards. */
function wave(rise: number) {
  return `M-320 0${`q80 ${-rise} 160 0t160 0`.repeat(5)}V420H-320z`
}

/** Sightings between the tides. `data-part` names what moves in the film. */
export function Tideline({ title }: PictureProps) {
  return (
    <Sheet width={960} height={600} title={title} theme="light">
      <path d="M0 0h960v600H0z" fill={ink.orangeLight} />
      <circle cx="238" cy="210" r="150" fill={ink.orange} data-part="sun" />
      <g transform="translate(440 34) scale(2.35)">
        <g data-part="shell">
          <TidepoolWatch />
        </g>
      </g>
      <g transform="translate(0 372)">
        <path d={wave(46)} fill={ink.green} data-part="far" />
      </g>
      <g transform="translate(0 436)">
        <path d={wave(40)} fill={ink.blueGreen} data-part="near" />
      </g>
      <g data-part="pins">
        <g transform="translate(150 404)">
          <path d="M0 0c-34-40-40-54-40-72a40 40 0 0 1 80 0c0 18-6 32-40 72z" fill={ink.black} />
          <circle cy="-70" r="15" fill={ink.paper} />
        </g>
        <g transform="translate(466 430) scale(0.7)">
          <path d="M0 0c-34-40-40-54-40-72a40 40 0 0 1 80 0c0 18-6 32-40 72z" fill={ink.orange} />
          <circle cy="-70" r="15" fill={ink.paper} />
        </g>
      </g>
      <Word x={48} y={556} size={96} fill={ink.paper} tracking={-0.03}>
        Tideline
      </Word>
    </Sheet>
  )
}
