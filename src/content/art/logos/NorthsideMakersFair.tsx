import { ink } from '../press/ink'

/** Two bars and a brace, bolted where they cross: an N whose right upright points north. */
export function NorthsideMakersFair() {
  return (
    <>
      <path d="M34 52h36v120H34z" fill={ink.blue} />
      <path d="M126 172V66h-20l38-46 38 46h-20v106z" fill={ink.green} />
      <path d="M34 52h36l92 120h-36z" fill={ink.orange} />
      <path d="M34 52h36v47z" fill={ink.blueOrange} />
      <path d="M126 172v-47l36 47z" fill={ink.orangeGreen} />
      <circle cx="57" cy="66" r="5" fill={ink.paper} />
      <circle cx="139" cy="158" r="5" fill={ink.paper} />
    </>
  )
}
