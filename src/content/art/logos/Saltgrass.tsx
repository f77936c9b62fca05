import { ink } from '../press/ink'

/** Blades of dune grass, bent by the wind into a breaking wave; the sun rides in its barrel. */
export function Saltgrass() {
  return (
    <>
      <path d="M12 172C12 134 34 110 72 106C50 120 40 142 40 172z" fill={ink.green} />
      <path d="M46 172C46 114 76 76 126 72C94 94 78 130 78 172z" fill={ink.blue} />
      <path d="M84 172C84 90 124 34 188 30C144 62 122 112 122 172z" fill={ink.green} />
      <circle cx="156" cy="143" r="29" fill={ink.orange} />
    </>
  )
}
