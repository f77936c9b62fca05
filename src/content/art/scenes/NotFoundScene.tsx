import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const FOUR = 'M0 150V96L66 0h44v108h26v42h-26v44H64v-44zM64 108V62l-32 46z'

const zero = (
  <path
    d="M240 22a110 110 0 1 1 0 220a110 110 0 1 1 0-220zm0 66a44 44 0 1 0 0 88a44 44 0 1 0 0-88z"
    clipRule="evenodd"
    fillRule="evenodd"
  />
)

/** 404, its three plates pulled apart. */
export function NotFoundScene({ title }: PictureProps) {
  return (
    <Sheet width={480} height={264} title={title}>
      <path d={FOUR} transform="translate(20 34) scale(1.02)" fill={ink.blue} fillRule="evenodd" />
      <path d={FOUR} transform="translate(318 34) scale(1.02)" fill={ink.green} fillRule="evenodd" />
      <g fill={ink.orange}>{zero}</g>
      <Overlap name="zero-left" under={zero}>
        <path d={FOUR} transform="translate(20 34) scale(1.02)" fill={ink.blueOrange} fillRule="evenodd" />
      </Overlap>
      <Overlap name="zero-right" under={zero}>
        <path d={FOUR} transform="translate(318 34) scale(1.02)" fill={ink.orangeGreen} fillRule="evenodd" />
      </Overlap>
      <Halftone x={204} y={96} width={72} height={72} gap={9} from={0.1} to={0.7} fill={ink.orange} />
    </Sheet>
  )
}
