import { ink } from '../press/ink'

/** Two walls run to a bright end; the holes along their edges make them strips of film. */
export function BrightAlleyCinema() {
  return (
    <>
      <path d="M14 14l66 46v80l-66 46zM186 14l-66 46v80l66 46z" fill={ink.black} />
      <path d="M80 140V88a20 20 0 0 1 40 0v52z" fill={ink.orange} />
      <path d="M80 140h40l66 46H14z" fill={ink.orangeLight} />
      <path
        d="M20 29l11 7.5v13L20 42zM38 41.5l9 6v11l-9-6zM54 52.5l7.5 5v9l-7.5-5zM68 62l6 4v7.5l-6-4zM20 171l11-7.5v-13L20 158zM38 158.5l9-6v-11l-9 6zM54 147.5l7.5-5v-9l-7.5 5zM68 138l6-4v-7.5l-6 4z"
        fill={ink.paper}
      />
      <path
        d="M180 29l-11 7.5v13l11-7.5zM162 41.5l-9 6v11l9-6zM146 52.5l-7.5 5v9l7.5-5zM132 62l-6 4v7.5l6-4zM180 171l-11-7.5v-13l11 7.5zM162 158.5l-9-6v-11l9 6zM146 147.5l-7.5-5v-9l7.5 5zM132 138l-6-4v-7.5l6 4z"
        fill={ink.paper}
      />
    </>
  )
}
