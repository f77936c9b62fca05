import { ink } from '../press/ink'

/** A ferry between two landings makes the H; the pennant on its halyard says that it is about to leave. */
export function HalyardFerry() {
  return (
    <>
      <path d="M40 26h30v148H40zM130 26h30v148h-30z" fill={ink.blue} />
      <path d="M16 96h168q-8 36-40 36H56q-32 0-40-36z" fill={ink.orange} />
      <path d="M40 96h30v36H56q-9 0-16-3zM130 96h30v33q-7 3-16 3h-14z" fill={ink.blueOrange} />
      <path d="M70 26l46 17-46 17z" fill={ink.orange} />
    </>
  )
}
