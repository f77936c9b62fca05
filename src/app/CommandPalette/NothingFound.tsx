import styles from './CommandPalette.module.css'

export interface NothingFoundProps {
  query: string
  /** Whether anything of the dashboard was loaded, to be found. */
  loaded: boolean
}

/** What stands where nothing was found. */
export function NothingFound({ query, loaded }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingSaid}>Nothing here is called “{query.trim()}”.</p>
      <p>
        {loaded
          ? 'The palette finds screens, and what the dashboard has loaded.'
          : 'Works, products and conversations are found once the dashboard has loaded them.'}
      </p>
    </div>
  )
}
