import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** Everything is signed off: three proofs on a pile, the top one stamped. */
export function ApprovalsClear({ title }: PictureProps) {
  return (
    <Sheet width={240} height={180} title={title}>
      <path d="M46 60l104-22 24 112-104 22z" fill={ink.blueLight} />
      <path d="M62 34h108v126H62z" fill={ink.grey} />
      <path d="M74 22h108v126H74z" fill={ink.paper} stroke={ink.black} strokeWidth="3" />
      <path d="M90 44h58M90 58h42" stroke={ink.black} strokeWidth="5" />
      <path d="M90 80h44v48H90z" fill={ink.blue} />
      <circle cx="162" cy="112" r="40" fill={ink.green} />
      <path d="M134 83.5V128h-8.7a40 40 0 0 1 8.7-44.5z" fill={ink.blueGreen} />
      <path d="M143 112l14 15 26-30" fill="none" stroke={ink.paper} strokeWidth="10" />
    </Sheet>
  )
}
