import { ink } from '../press/ink'

/** Half widths of the rings from lip to foot. */
const RINGS = [36, 25, 30, 48, 61, 66, 63, 54, 43, 33] as const

/** A jar turned ring by ring; the upper ones are already glazed. */
export function KilnStreetPottery() {
  return RINGS.map((half, row) => (
    <rect
      key={half}
      x={100 - half}
      y={22 + row * 15.8}
      width={half * 2}
      height="13.4"
      rx="3"
      fill={row < 4 ? ink.blue : ink.orange}
    />
  ))
}
