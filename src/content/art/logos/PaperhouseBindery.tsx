import { ink } from '../press/ink'

/** A book stood on its edge is a house; one page, ajar, is the door. */
export function PaperhouseBindery() {
  return (
    <>
      <path d="M100 26L26 78v96l74-28z" fill={ink.green} />
      <path d="M100 26l74 52v96l-74-28z" fill={ink.greenLight} />
      <path d="M100 60l34 38v84l-34-36z" fill={ink.orange} />
      <path
        d="M26 78l74-52 74 52"
        fill="none"
        stroke={ink.black}
        strokeWidth="9"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  )
}
