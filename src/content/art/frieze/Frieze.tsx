import { type PictureProps, Sheet } from '../press/Picture'
import { TILES } from './tiles'

/** A row of twelve printed tiles, the studio's control strip: every ink alone, screened, and over the others. */
export function Frieze({ title }: PictureProps) {
  return (
    <Sheet width={1440} height={120} title={title}>
      {TILES.map(({ name, picture }, index) => (
        <g key={name} transform={`translate(${index * 120} 0)`}>
          {picture}
        </g>
      ))}
    </Sheet>
  )
}
