import { ink } from '../press/ink'

/** The sun comes up over the rim of a cup, and lies on the coffee as it lies on water. */
export function HarborCafe() {
  return (
    <>
      <circle cx="160" cy="117" r="23" fill="none" stroke={ink.blue} strokeWidth="14" />
      <path d="M41 92a47 47 0 0 1 94 0z" fill={ink.orange} />
      <path d="M14 92h148a74 74 0 0 1-148 0z" fill={ink.blue} />
      <path
        d="M41 92h94a47 47 0 0 1-1.6 12H42.6a47 47 0 0 1-1.6-12zM46 113h84a47 47 0 0 1-8 12H54a47 47 0 0 1-8-12zM66 134h44a47 47 0 0 1-44 0z"
        fill={ink.blueOrange}
      />
    </>
  )
}
