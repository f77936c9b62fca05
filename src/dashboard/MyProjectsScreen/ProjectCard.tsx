import type { Project } from '@/api/projects'
import { isVideoUrl } from '@/lib/mediaKind'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { Card } from '@/ui/Card/Card'
import { Media } from '@/ui/Media/Media'
import styles from './MyProjectsScreen.module.css'

/** One finished project: its picture, or its film if the reference's path ends in .mp4 or .webm, and what it is. */
export function ProjectCard({ project, eager }: { project: Project; eager: boolean }) {
  const { settings } = useRuntime()
  const { title, description, imageOrVideo } = project
  // A picture is shown whole. A film fills a frame of most films' own shape: bars beside it would show as black ones.
  const frame = isVideoUrl(imageOrVideo)
    ? ({ ratio: '16/9', fit: 'cover' } as const)
    : ({ ratio: '4/3', fit: 'contain' } as const)
  return (
    <Card as="article" padding="none">
      {imageOrVideo ? (
        <Media src={imageOrVideo} base={settings.apiBase} alt={title} {...frame} eager={eager} />
      ) : null}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
    </Card>
  )
}
