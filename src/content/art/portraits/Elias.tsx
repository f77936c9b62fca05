import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const face = <path d="M120 140h156v140a78 82 0 0 1-156 0z" />

/** Elias Brandt: curls, a full beard, an orange roll-neck. Printed in the same inks in both themes. */
export function Elias({ title }: PictureProps) {
  return (
    <Sheet width={400} height={480} title={title} theme="light">
      <path d="M0 0h400v480H0z" fill={ink.green} />
      <path d="M0 480V212L220 0h180v480z" fill={ink.greenLight} />
      <Halftone x={270} y={150} width={180} height={200} gap={13} from={0.06} to={0.6} fill={ink.green} />
      <path d="M8 480v-6a116 116 0 0 1 116-116h156a116 116 0 0 1 116 116v6z" fill={ink.orange} />
      <path d="M108 206a19 23 0 0 0 0 46h20v-46z" fill={ink.orangeDeep} />
      <g fill={ink.orangeDeep}>{face}</g>
      <path d="M146 344h110v56q-55 30-110 0z" fill={ink.orange} />
      <path
        d="M146 380q55 26 110 0M146 400q55 26 110 0"
        fill="none"
        stroke={ink.orangeDeep}
        strokeWidth="5"
      />
      {/* The beard grows out of the sideburns and leaves the mouth free. */}
      <path d="M116 232h20q4 40 34 44q28-12 56 0q34-4 40-44h16v58a83 88 0 0 1-166 0z" fill={ink.black} />
      <path d="M176 304q12-8 22-2q10-6 22 2q-22 20-44 0z" fill={ink.orange} />
      <Overlap name="elias-cheek" under={face}>
        <Halftone
          x={122}
          y={196}
          width={54}
          height={64}
          gap={9}
          from={0.56}
          to={0.2}
          fill={ink.orange}
          angle={20}
        />
      </Overlap>
      <g fill={ink.black}>
        <circle cx="126" cy="166" r="34" />
        <circle cx="148" cy="116" r="42" />
        <circle cx="206" cy="92" r="46" />
        <circle cx="264" cy="118" r="40" />
        <circle cx="282" cy="164" r="24" />
        <circle cx="196" cy="142" r="36" />
        <circle cx="244" cy="150" r="26" />
      </g>
      <g fill="none" stroke={ink.greenLight} strokeWidth="3">
        <path d="M186 84a22 22 0 1 1 22 26M138 110a18 18 0 1 1 18 22M252 112a18 18 0 1 1 18 20" />
      </g>
      <path d="M166 228h0M240 228h0" stroke={ink.black} strokeWidth="14" strokeLinecap="round" />
      <path
        d="M146 204q16-10 32 0M268 202q-20-12-40-2q-12 6-12 20v28q0 12-18 12"
        fill="none"
        stroke={ink.black}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </Sheet>
  )
}
