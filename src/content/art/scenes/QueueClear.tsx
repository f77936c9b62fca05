import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** The roller at rest at the end of its stripe. */
export function QueueClear({ title }: PictureProps) {
  return (
    <Sheet width={240} height={180} title={title}>
      <path d="M14 96h64v66H14z" fill={ink.blue} />
      <path d="M58 78h124v54H58z" fill={ink.green} />
      <path d="M58 96h20v36H58z" fill={ink.blueGreen} />
      <Halftone x={58} y={133} width={124} height={44} gap={8} from={0.92} to={0.25} fill={ink.green} />
      <path d="M62 82V50h116v32" fill="none" stroke={ink.black} strokeWidth="7" strokeLinejoin="round" />
      <rect x="50" y="66" width="140" height="34" rx="5" fill={ink.black} />
      <path d="M120 50V42" stroke={ink.black} strokeWidth="9" />
      <path d="M120 14v20" stroke={ink.orange} strokeWidth="20" strokeLinecap="round" />
    </Sheet>
  )
}
