import { Pencil } from 'lucide-react'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Avatar } from '@/ui/Avatar/Avatar'
import { Button } from '@/ui/Button/Button'
import type { Area } from '../parts/area'
import styles from './Proof.module.css'
import type { Registration } from './registration'
import { reviewOf } from './review'
import { usePicture } from './usePicture'

export interface ProofProps {
  area: Area
  values: Registration
  /** Leads back to the step of a field. */
  onEdit: (field: keyof Registration) => void
}

/** What will be sent, before it is: like a printer's proof between crop marks. No secret is shown on it. */
export function Proof({ area, values, onEdit }: ProofProps) {
  const { settings } = useRuntime()
  const picture = usePicture(values.profileImage, settings.apiBase)
  const name = values.fullName.trim()
  return (
    <section className={styles.proof} aria-label="What will be sent">
      <div className={styles.person}>
        <Avatar name={name} src={picture} size="lg" decorative />
        <div className={styles.words}>
          <p className={styles.name}>{name || 'No name yet'}</p>
          <p className={styles.email}>{values.email.trim() || 'No email yet'}</p>
        </div>
      </div>
      <dl className={styles.rows}>
        {reviewOf(values, area).map(({ label, text, note }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd data-note={note || undefined}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.edits}>
        <Button size="sm" variant="quiet" onClick={() => onEdit('fullName')}>
          <Pencil aria-hidden="true" />
          Edit account
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onEdit('address')}>
          <Pencil aria-hidden="true" />
          Edit address
        </Button>
      </div>
    </section>
  )
}
