import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

const FRAMES = [44, 182, 320] as const

/** Three frames of a flow; the pointer makes the last one colour. */
export function InterfaceSign({ title }: PictureProps) {
  return (
    <Sheet width={480} height={320} title={title}>
      <path d="M0 0h480v320H0z" fill={ink.tint} />
      {FRAMES.map((x, at) => (
        <g key={x} transform={`translate(${x} ${52 + at * 18})`}>
          <path
            d="M0 0h116v186H0z"
            fill={at === 2 ? ink.blue : ink.raised}
            stroke={ink.black}
            strokeWidth="5"
          />
          <path
            d={
              at === 1
                ? 'M18 22h80v60H18zM18 98h34v34H18zM64 98h34v34H64z'
                : 'M18 22h80v22H18zM18 60h80v62H18z'
            }
            fill={at === 2 ? ink.blueLight : 'none'}
            stroke={at === 2 ? 'none' : ink.line}
            strokeWidth="4"
          />
          <path d="M18 146h80v22H18z" fill={at === 2 ? ink.orange : ink.black} />
        </g>
      ))}
      <path
        d="M142 209c26 0 18-40 36-40M280 227c26 0 18-40 36-40"
        fill="none"
        stroke={ink.orange}
        strokeWidth="6"
      />
      <path d="M172 160l14 9-14 9zM310 178l14 9-14 9z" fill={ink.orange} />
      <path
        d="M392 232l62 34-27 6 18 30-16 9-17-30-20 19z"
        fill={ink.black}
        stroke={ink.tint}
        strokeWidth="5"
      />
    </Sheet>
  )
}
