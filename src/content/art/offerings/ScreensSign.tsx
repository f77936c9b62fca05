import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const back = <path d="M8 12h72v60H8z" />
const front = <path d="M40 48h72v60H40z" />

/** Two screens of one thing; where they meet they agree. */
export function ScreensSign({ title }: PictureProps) {
  return (
    <Sheet width={120} height={120} title={title}>
      <g fill={ink.green}>{back}</g>
      <g fill={ink.blue}>{front}</g>
      <Overlap name="offer-screens" under={back}>
        <g fill={ink.blueGreen}>{front}</g>
      </Overlap>
      <path d="M18 24h34v8H18z" fill={ink.paper} />
      <path d="M88 88h14v10H88z" fill={ink.paper} />
    </Sheet>
  )
}
