import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** Keylines of two frames, and the one way between them that is ink already. */
export function PrototypeSign({ title }: PictureProps) {
  return (
    <Sheet width={120} height={120} title={title}>
      <path d="M9.5 11.5h39v60h-39zM71.5 48.5h39v60h-39z" fill="none" stroke={ink.black} strokeWidth="3" />
      <path d="M18 20h22v14H18z" fill={ink.blueLight} />
      <path d="M80 57h22v28H80z" fill={ink.blueLight} />
      <path d="M29 56v37h32" fill="none" stroke={ink.orange} strokeWidth="5" />
      <path d="M58 83l13 10-13 10z" fill={ink.orange} />
      <circle cx="29" cy="56" r="9" fill={ink.orange} />
    </Sheet>
  )
}
