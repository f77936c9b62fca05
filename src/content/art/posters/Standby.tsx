import { Word } from '../lettering/Word'
import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

const CARS = [0, 66, 132, 198] as const

/** A ferry from above between two landings, cars in their lanes. `data-part` names what moves in the film. */
export function Standby({ title }: PictureProps) {
  return (
    <Sheet width={960} height={600} title={title} theme="light">
      <path d="M0 0h960v600H0z" fill={ink.blue} />
      <g data-part="wake">
        <Halftone
          x={96}
          y={92}
          width={800}
          height={330}
          gap={22}
          from={0.14}
          to={0.5}
          fill={ink.blueOrange}
        />
      </g>
      <path d="M0 0h124v600H0zM836 0h124v600H836z" fill={ink.tint} />
      <path d="M124 92h22v330h-22zM814 92h22v330h-22z" fill={ink.black} />
      <path
        d="M0 170h124M0 344h124M836 170h124M836 344h124"
        stroke={ink.line}
        strokeWidth="4"
        strokeDasharray="16 12"
      />
      <g data-part="queue">
        <path d="M-40 190h58v36h-58zM34 190h58v36H34z" fill={ink.green} />
        <path d="M34 288h58v36H34z" fill={ink.orange} />
        <path d="M868 190h58v36h-58zM868 288h58v36h-58z" fill={ink.blueGreen} />
      </g>
      <g data-part="ferry">
        <path d="M150 257l84-137h270l84 137-84 137H234z" fill={ink.orange} />
        <path d="M220 150h298v62H220zM220 302h298v62H220z" fill={ink.blueOrange} />
        {CARS.map((at) => (
          <path
            key={at}
            d={`M${240 + at} 163h54v36h-54zM${240 + at} 315h54v36h-54z`}
            fill={at === 132 ? ink.green : ink.paper}
          />
        ))}
        <path d="M316 228h106v58H316z" fill={ink.black} />
        <circle cx="369" cy="257" r="14" fill={ink.paper} />
      </g>
      <Word x={158} y={544} size={118} fill={ink.paper} tracking={-0.03}>
        Standby
      </Word>
    </Sheet>
  )
}
