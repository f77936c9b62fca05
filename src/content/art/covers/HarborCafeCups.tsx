import { HarborCafe } from '../logos/HarborCafe'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'
import styles from '../press/sheet.module.css'

/** Two takeaway cups, the near one in its sleeve. */
export function HarborCafeCups({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.orangeLight} />
      <path d="M0 292h480v68H0z" fill={ink.orange} />
      <path d="M300 96h144l-18 214H318z" fill={ink.black} />
      <path d="M305.6 168h132.8l-6.6 78H312.2z" fill={ink.orange} />
      <path d="M290 76h164v22H290zM302 60h140l6 16H296z" fill={ink.blue} />
      <path d="M96 84h212l-28 276H124z" fill={ink.raised} />
      <path d="M104.4 168h195.2l-12.6 124H117z" fill={ink.blue} />
      <path d="M82 58h240v28H82zM98 36h208l10 22H88z" fill={ink.black} />
      <g className={`${styles.knockout} ${styles.onBlue}`} transform="translate(148 178) scale(0.52)">
        <HarborCafe />
      </g>
    </Sheet>
  )
}
