import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const PLATE = 'M12 18h152v152H12zM30 36h50v50H30zM96 36h50v50H96zM30 102h50v50H30zM96 102h50v50H96z'

/** A disc before square holes: nothing here that fits. */
export function NothingFound({ title }: PictureProps) {
  return (
    <Sheet width={240} height={180} title={title}>
      <path d={PLATE} fillRule="evenodd" fill={ink.blue} />
      <circle cx="172" cy="100" r="52" fill={ink.orange} />
      <Overlap name="disc" under={<path d={PLATE} clipRule="evenodd" />}>
        <circle cx="172" cy="100" r="52" fill={ink.blueOrange} />
      </Overlap>
    </Sheet>
  )
}
