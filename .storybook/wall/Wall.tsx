import { useState } from 'react'
import { Cell } from './Cell'
import { chooseWidth, chosenWidth } from './chosenWidth'
import { frameOf, type WallWidth, WIDTHS } from './frameOf'
import { hintOf } from './hintOf'
import { useScreenStories, type WallStory } from './useScreenStories'
import styles from './wall.module.css'

const NAMES: Record<WallWidth, string> = {
  own: 'As each story says',
  small: '320',
  phone: '390',
  tablet: '768',
  desktop: '1440',
}

/** Phones stand in rows of their own. */
const isNarrow = (story: WallStory, width: WallWidth) => (frameOf(story, width)?.width ?? Infinity) < 768

interface GridProps {
  stories: readonly WallStory[]
  width: WallWidth
  narrow?: boolean
}

function Grid({ stories, width, narrow }: GridProps) {
  if (stories.length === 0) return null
  return (
    <div className={styles.grid} data-narrow={narrow}>
      {stories.map((story) => (
        <Cell key={story.id} story={story} width={width} />
      ))}
    </div>
  )
}

/** Every state of a screen side by side, in the toolbar's theme and role and the width that is chosen here. */
export function Wall() {
  const groups = useScreenStories()
  const [width, setWidth] = useState(chosenWidth)
  const choose = (next: WallWidth) => {
    chooseWidth(next)
    setWidth(next)
  }
  const count = groups.reduce((sum, { stories }) => sum + stories.length, 0)
  return (
    <section className={`sb-unstyled ${styles.wall}`} aria-label="State wall">
      <header className={styles.head}>
        <h2 className={styles.heading}>
          {count} {count === 1 ? 'state' : 'states'}
        </h2>
        <fieldset className={styles.widths}>
          <legend>Width</legend>
          {WIDTHS.map((one) => (
            <label key={one}>
              <input type="radio" name="wall-width" checked={one === width} onChange={() => choose(one)} />
              {NAMES[one]}
            </label>
          ))}
        </fieldset>
        <p className={styles.hint}>{hintOf(groups[0]?.title ?? '')}</p>
      </header>
      {groups.map(({ title, stories }, index) => (
        <section key={title} className={styles.group}>
          {index > 0 && <h3 className={styles.title}>{title.split('/').at(-1)}</h3>}
          <Grid stories={stories.filter((story) => !isNarrow(story, width))} width={width} />
          <Grid stories={stories.filter((story) => isNarrow(story, width))} width={width} narrow />
        </section>
      ))}
    </section>
  )
}
