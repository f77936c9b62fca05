import { Link } from 'react-router-dom'
import type { ClientProject } from '@/content/projects'
import { projectPath } from '@/lib/paths'
import styles from './NextProject.module.css'

/** The end of a project's page: the next one, as one large link. */
export function NextProject({ project }: { project: ClientProject }) {
  const { id, title, client, category, image } = project
  return (
    <nav className={styles.band} aria-label="Next project">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.label}>Next project</p>
          <Link className={styles.link} to={projectPath(category, id)}>
            {title}
          </Link>
          <p className={styles.client}>{client}</p>
        </div>
        <img
          className={styles.cover}
          src={image}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
        />
      </div>
    </nav>
  )
}
