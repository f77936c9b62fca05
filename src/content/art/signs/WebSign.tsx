import { Browser } from '../covers/parts'
import { ink } from '../press/ink'
import { Greek } from '../press/marks'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

/** A page in its window, larger than the sheet. */
export function WebSign({ title }: PictureProps) {
  return (
    <Sheet width={480} height={320} title={title}>
      <path d="M0 0h480v320H0z" fill={ink.blue} />
      <circle cx="424" cy="70" r="104" fill={ink.blueLight} />
      <Browser x={72} y={58} width={336} height={300}>
        <path d="M0 0h330v132H0z" fill={ink.tint} />
        <circle cx="236" cy="86" r="66" fill={ink.orange} />
        <path d="M168 86h162v88H168z" fill={ink.green} />
        <Overlap name="web" under={<circle cx="236" cy="86" r="66" />}>
          <path d="M168 86h162v88H168z" fill={ink.orangeGreen} />
        </Overlap>
        <Greek x={24} y={44} lines={[116, 92]} step={22} fill={ink.black} weight={11} />
        <path d="M24 92h70v22H24z" fill={ink.black} />
        <Greek x={24} y={202} lines={[128, 140, 104]} step={14} weight={5} />
        <Greek x={182} y={202} lines={[120, 132, 96]} step={14} weight={5} />
      </Browser>
    </Sheet>
  )
}
