import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** A pin board with frames drawn on it, and one bookmark to begin with. */
export function SavedEmpty({ title }: PictureProps) {
  return (
    <Sheet width={240} height={180} title={title}>
      <path
        d="M24 20h88v62H24zM24 96h88v62H24z"
        fill="none"
        stroke={ink.line}
        strokeWidth="3"
        strokeDasharray="9 7"
      />
      <path d="M128 20h88v138h-88z" fill={ink.blueLight} />
      <path d="M128 158v-30a88 88 0 0 1 88-88v118z" fill={ink.blue} />
      <path d="M152 8h40v98l-20-18-20 18z" fill={ink.orange} />
      <path d="M152 58.5A88 88 0 0 1 192 43.3V106l-20-18-20 18z" fill={ink.blueOrange} />
    </Sheet>
  )
}
