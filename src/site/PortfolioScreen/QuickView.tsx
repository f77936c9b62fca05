import { ButtonLink } from '@/ui/Button/ButtonLink'
import { Dialog } from '@/ui/Dialog/Dialog'
import { Media } from '@/ui/Media/Media'
import { ShopSlot } from '../parts/ShopSlot/ShopSlot'
import { formatPrice, type Listing, thingOfListing } from './listing'
import { purchasePath } from './ProjectCard'
import styles from './QuickView.module.css'

export interface QuickViewProps {
  listing: Listing
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Everything about a project, over the page. Its code is loaded when the first one is asked for. */
export function QuickView({ listing, open, onOpenChange }: QuickViewProps) {
  const { projectTitle, clientName, desc, price, demo, metaList } = listing
  const facts = [
    ['Built by', listing.Developer],
    ['Team', `${metaList.employee_count} people`],
    ['First build', `${listing.fundsRequired}, ${listing.fundStatus.toLowerCase()}`],
    ['First release from', metaList.soft_cap],
    ['Frontend', metaList.frontend],
    ['Backend', metaList.backend],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      initialFocus="dialog"
      title={projectTitle}
      description={`For ${clientName}`}
      footer={
        <>
          {demo ? (
            <ButtonLink variant="outline" href={demo} external>
              Live Demo
            </ButtonLink>
          ) : null}
          <ButtonLink href={purchasePath(listing)}>Purchase for {formatPrice(price)}</ButtonLink>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.pictures}>
          <Media src={listing.poster} alt={`The first frame of ${projectTitle}`} ratio="16/9" />
          <Media src={listing.projectLogo} alt={`The mark of ${clientName} in use`} ratio="4/3" />
        </div>
        <div className={styles.words}>
          <p className={styles.desc}>{desc}</p>
          <p className={styles.included}>
            The product includes full source code, documentation and 6 months of technical support.
          </p>
          <ShopSlot look="row" thing={thingOfListing(listing)} />
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Dialog>
  )
}
