import { Browser } from '../covers/parts'
import { ink } from '../press/ink'
import { Greek } from '../press/marks'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const BARS = [58, 92, 40, 116, 74, 100] as const

/** Two windows of a tool on one desk, a dialog where they overlap. */
export function DesktopSign({ title }: PictureProps) {
  return (
    <Sheet width={480} height={320} title={title}>
      <path d="M0 0h480v320H0z" fill={ink.green} />
      <path d="M0 320V250h480v70z" fill={ink.blueGreen} />
      <Browser x={44} y={36} width={262} height={196} page={ink.paper}>
        <path d="M0 0h64v171H0z" fill={ink.tint} />
        <Greek x={12} y={24} lines={[40, 32, 40, 26, 36]} step={20} weight={6} />
        {BARS.map((height, at) => (
          <path
            key={height}
            d={`M${84 + at * 27} 150v${-height}h18v${height}z`}
            fill={at === 3 ? ink.orange : ink.blue}
          />
        ))}
      </Browser>
      <path d="M214 128h222v142H214z" fill={ink.orange} />
      <Overlap name="desk" under={<path d="M47 58h256v171H47z" />}>
        <path d="M214 128h222v142H214z" fill={ink.blueOrange} />
      </Overlap>
      <path d="M326 160h88v14h-88zM326 186h60v14h-60z" fill={ink.paper} />
      <path d="M326 222h88v28h-88z" fill={ink.black} />
    </Sheet>
  )
}
