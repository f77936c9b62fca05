import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** A portfolio case, open and flat: room for the first print. */
export function CartEmpty({ title }: PictureProps) {
  return (
    <Sheet width={240} height={180} title={title}>
      <path d="M44 60h152l-14 104H58z" fill={ink.orange} />
      <path d="M44 60h152l-5 36H49z" fill={ink.orangeLight} />
      <path d="M82 62V44a38 34 0 0 1 76 0v40h-14V46a24 22 0 0 0-48 0v38H82z" fill={ink.black} />
      <path d="M96 164a62 62 0 0 1 90.5-34L182 164z" fill={ink.orangeGreen} />
      <path d="M186.5 130A62 62 0 0 1 214 164h-32z" fill={ink.green} />
    </Sheet>
  )
}
