import { Phone } from '../covers/parts'
import { ink } from '../press/ink'
import { Greek } from '../press/marks'
import { type PictureProps, Sheet } from '../press/Picture'

/** Two phones, one app: the list and the thing itself. */
export function AppSign({ title }: PictureProps) {
  return (
    <Sheet width={480} height={320} title={title}>
      <path d="M0 0h480v320H0z" fill={ink.orangeLight} />
      <path d="M0 200h480v120H0z" fill={ink.orange} />
      <Phone x={252} y={56} turn={9} scale={1.04} screen={ink.green}>
        <circle cx="68" cy="120" r="46" fill={ink.paper} />
        <path d="M68 74a46 46 0 0 1 46 46H68z" fill={ink.blueGreen} />
        <path d="M18 196h100v30H18z" fill={ink.black} />
      </Phone>
      <Phone x={96} y={40} turn={-7} scale={1.04}>
        <path d="M0 0h136v104H0z" fill={ink.blue} />
        <path d="M0 104l52-58 40 40 22-20 22 24v14z" fill={ink.blueOrange} />
        <circle cx="102" cy="44" r="15" fill={ink.orange} />
        {[122, 162, 202].map((y, at) => (
          <g key={y}>
            <path d={`M14 ${y}h28v28H14z`} fill={at === 1 ? ink.orange : ink.greenLight} />
            <Greek x={52} y={y + 9} lines={[62, 40]} step={12} fill={ink.black} weight={5} />
          </g>
        ))}
      </Phone>
    </Sheet>
  )
}
