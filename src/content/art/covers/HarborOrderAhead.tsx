import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

/** The whole order as one diagram: ask, brew or wait, fetch. */
export function HarborOrderAhead({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.raised} />
      <path d="M0 0h240v360H0z" fill={ink.tint} />
      <g fill="none" stroke={ink.black} strokeWidth="7">
        <path d="M96 120h150" />
        <path d="M246 120h120v130" />
        <path d="M246 190v76q0 30-30 30H96V214" />
      </g>
      <circle cx="104" cy="120" r="84" fill={ink.blue} />
      <path d="M246 24l96 96-96 96-96-96z" fill={ink.orange} />
      <Overlap name="order-ahead" under={<circle cx="104" cy="120" r="84" />}>
        <path d="M246 24l96 96-96 96-96-96z" fill={ink.blueOrange} />
      </Overlap>
      <path d="M280 234h172v96H280z" fill={ink.green} />
      <path d="M354 210l12 18 12-18zM84 226l12-18 12 18z" fill={ink.black} />
      <circle cx="96" cy="296" r="13" fill={ink.paper} stroke={ink.black} strokeWidth="7" />
      <g>
        <Word x={90} y={133} size={40} fill={ink.paper} anchor="middle">
          Order
        </Word>
        <Word x={254} y={130} size={32} fill={ink.black} anchor="middle">
          Queue?
        </Word>
        <Word x={366} y={296} size={42} fill={ink.paper} anchor="middle">
          Fetch
        </Word>
      </g>
      <Word x={350} y={100} size={21} fill={ink.black}>
        no: brew
      </Word>
      <Word x={126} y={284} size={21} fill={ink.black}>
        yes: +4 min
      </Word>
    </Sheet>
  )
}
