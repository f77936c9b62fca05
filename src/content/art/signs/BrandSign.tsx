import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { Greek, Register } from '../press/marks'
import { type PictureProps, Sheet } from '../press/Picture'

const SWATCHES = [ink.blue, ink.green, ink.orange, ink.black] as const

/** An open guide: the mark on the left page, its colours and type on the right. */
export function BrandSign({ title }: PictureProps) {
  return (
    <Sheet width={480} height={320} title={title}>
      <path d="M0 0h480v320H0z" fill={ink.greenLight} />
      <path d="M36 58h408v222H36z" fill={ink.black} />
      <path d="M44 46h192v222H44z" fill={ink.blue} />
      <path d="M240 46h196v222H240z" fill={ink.raised} />
      <path d="M92 206V108h34l28 50v-50h34v98h-34l-28-50v50z" fill={ink.paper} />
      <Register x={64} y={66} size={18} />
      <Register x={216} y={248} size={18} />
      {SWATCHES.map((fill, at) => (
        <path key={fill} d={`M${260 + at * 40} 68h40v64h-40z`} fill={fill} />
      ))}
      <Word x={258} y={206} size={74} fill={ink.black}>
        Aa
      </Word>
      <Greek x={352} y={164} lines={[68, 56, 64, 40]} step={14} weight={5} />
      <Greek x={260} y={234} lines={[160, 132]} step={14} weight={5} />
    </Sheet>
  )
}
