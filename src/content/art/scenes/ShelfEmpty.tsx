import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** An empty shelf, and the price tag of what will stand on it. */
export function ShelfEmpty({ title }: PictureProps) {
  return (
    <Sheet width={240} height={180} title={title}>
      <path d="M34 46h56v78H34z" fill="none" stroke={ink.line} strokeWidth="3" strokeDasharray="9 7" />
      <path d="M40 144h36l-36 30zM200 144h-36l36 30z" fill={ink.blueLight} />
      <path d="M12 124h216v20H12z" fill={ink.blue} />
      <path d="M120 76l26-30h36l26 30v84h-88z" fill={ink.green} />
      <path d="M120 124h88v20h-88z" fill={ink.blueGreen} />
      <circle cx="164" cy="70" r="8" fill={ink.paper} />
      <path d="M164 70c0-34 8-50 34-60" fill="none" stroke={ink.black} strokeWidth="4" />
    </Sheet>
  )
}
