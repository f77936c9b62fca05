import { ink } from '../press/ink'

/** The sun comes up over the rim of a cup, and lies on the coffee as it lies on water. */
export function HarborCafe() {
  return (
    <>
      <circle cx="151" cy="120" r="21" fill="none" stroke={ink.blue} strokeWidth="13" />
      <path d="M46 100a42 42 0 0 1 84 0z" fill={ink.orange} />
      <path d="M22 100h132a66 66 0 0 1-132 0z" fill={ink.blue} />
      <path
        d="M46 100h84a42 42 0 0 1-1.5 11h-81a42 42 0 0 1-1.5-11zM50.5 119h75a42 42 0 0 1-7.5 10H58a42 42 0 0 1-7.5-10zM70 138h36a42 42 0 0 1-36 0z"
        fill={ink.blueOrange}
      />
      <path d="M30 176h116" stroke={ink.black} strokeWidth="7" strokeLinecap="round" />
    </>
  )
}
