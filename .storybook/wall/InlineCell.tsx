import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import { drawnUntilSafe } from './renderState'
import type { WallStory } from './useScreenStories'
import styles from './wall.module.css'

/** A story in the page itself, in a world of its own. */
export function InlineCell({ story }: { story: WallStory }) {
  const { renderStoryToElement } = useContext(DocsContext)
  const ref = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!ref.current) return
    const say = (error: { title?: string; message?: string; description?: string }) =>
      setFailure(error.message ?? `${error.title}: ${error.description}`)
    const element = ref.current
    return drawnUntilSafe(story.id, () =>
      renderStoryToElement(
        story.prepared,
        element,
        { showMain: () => setFailure(null), showError: say, showException: say },
        { autoplay: false, forceInitialArgs: true },
      ),
    )
  }, [renderStoryToElement, story.id, story.prepared])
  return (
    <div className={styles.inline} data-story={story.id}>
      {failure && <p role="alert">{failure}</p>}
      <div className="docs-story" ref={ref} />
    </div>
  )
}
