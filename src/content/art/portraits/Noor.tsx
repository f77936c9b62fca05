import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'
import styles from '../press/sheet.module.css'

const face = <path d="M126 150h156v124a78 86 0 0 1-156 0z" />
const neck = <path d="M166 300h84v70l-42 62-42-62z" />

/** Noor Haddad: a black bob swept aside, round glasses, a green jumper. Printed in the same inks in both themes. */
export function Noor({ title }: PictureProps) {
  return (
    <Sheet width={400} height={480} title={title} theme="light">
      <path d="M0 0h400v480H0z" fill={ink.blueLight} />
      <circle cx="318" cy="150" r="168" fill={ink.orange} />
      <path d="M70 352V186A130 130 0 0 1 200 56h14a112 112 0 0 1 112 112v184z" fill={ink.black} />
      <path d="M20 480v-18a104 104 0 0 1 104-104h168a104 104 0 0 1 104 104v18z" fill={ink.green} />
      <g fill={ink.orangeLight}>{neck}</g>
      <Overlap name="noor-chin" under={neck}>
        <path d="M126 174h156v124a78 86 0 0 1-156 0z" fill={ink.orange} />
      </Overlap>
      <g fill={ink.orangeLight}>{face}</g>
      <Overlap name="noor-cheek" under={face}>
        <Halftone
          x={214}
          y={252}
          width={72}
          height={64}
          gap={9}
          from={0.3}
          to={0.62}
          fill={ink.orange}
          angle={-20}
        />
      </Overlap>
      <g fill={ink.blueLight} stroke={ink.black} strokeWidth="6">
        <circle cx="172" cy="246" r="29" className={styles.print} />
        <circle cx="248" cy="246" r="29" className={styles.print} />
        <path d="M201 242q9-7 18 0" fill="none" />
      </g>
      {/* The fringe, over the rim of the glasses, and one lock before the ear. */}
      <path
        d="M112 352V150A92 92 0 0 1 206 66c50 0 84 34 84 92v8C206 160 142 206 139 352z"
        fill={ink.black}
      />
      <path d="M180 246h0M256 246h0" stroke={ink.black} strokeWidth="14" strokeLinecap="round" />
      <path
        d="M268 204q-22-12-44-2q-10 6-10 20v50q0 12-16 12"
        fill="none"
        stroke={ink.black}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M184 312q12-11 22-2q10-9 22 2q-22 24-44 0z" fill={ink.orange} />
      <circle cx="294" cy="318" r="14" fill={ink.green} />
      <circle cx="294" cy="344" r="8" fill={ink.orange} />
    </Sheet>
  )
}
