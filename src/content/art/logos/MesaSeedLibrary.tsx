import { ink } from '../press/ink'

/** A shelf of books, level on top and sloping at both ends: a mesa. The middle spine carries a seed. */
export function MesaSeedLibrary() {
  return (
    <>
      <path d="M14 152h28l24-72H38z" fill={ink.green} />
      <path d="M186 152h-28l-24-72h28z" fill={ink.green} />
      <path d="M50 50h30v102H50z" fill={ink.orange} />
      <path d="M120 50h30v102h-30z" fill={ink.blue} />
      <path d="M83 50h34v102H83z" fill={ink.black} />
      <path d="M50 80h16L50 128zM150 80h-16l16 48z" fill={ink.orangeGreen} />
      <path d="M100 74q19 25 0 50q-19-25 0-50z" fill={ink.paper} />
      <path d="M14 159h172" stroke={ink.black} strokeWidth="6" />
    </>
  )
}
