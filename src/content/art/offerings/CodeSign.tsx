import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const open = <path d="M50 18h24L34 60l40 42H50L10 60z" />
const close = <path d="M70 18H46l40 42-40 42h24l40-42z" />

/** The two brackets of every page, printed over each other. */
export function CodeSign({ title }: PictureProps) {
  return (
    <Sheet width={120} height={120} title={title}>
      <g fill={ink.blue}>{open}</g>
      <g fill={ink.green}>{close}</g>
      <Overlap name="offer-code" under={open}>
        <g fill={ink.blueGreen}>{close}</g>
      </Overlap>
      <circle cx="60" cy="60" r="10" fill={ink.orange} />
    </Sheet>
  )
}
