import { useRef, useState } from 'react'
import { useToolbar } from '../docs/toolbar'
import { FrameCell } from './FrameCell'
import { frameOf, type WallWidth } from './frameOf'
import { InlineCell } from './InlineCell'
import { scenarioInWords } from './inWords'
import { isElsewhere, shownAlone, shownOf } from './shownOf'
import { type StageRegistry, stageRegistry } from './stageRegistry'
import { useHeld } from './useHeld'
import { useNear } from './useNear'
import type { WallStory } from './useScreenStories'
import styles from './wall.module.css'

export interface CellProps {
  story: WallStory
  width: WallWidth
}

/** One state: alive, with the words that make it, its own page behind its name, and its answers in hand. */
export function Cell({ story, width }: CellProps) {
  const cell = useRef<HTMLElement>(null)
  const near = useNear(cell)
  const [wantsSteps, setWantsSteps] = useState(false)
  const [frameRegistry, setFrameRegistry] = useState<StageRegistry | null>(null)
  const toolbar = useToolbar()
  const elsewhere = isElsewhere(story, toolbar)
  const plays = wantsSteps && !elsewhere
  const size = frameOf(story, width) ?? (plays ? { width: 1280, height: 800 } : null)
  const registry = size ? frameRegistry : stageRegistry
  const { here, operations, armed, stopped, hold, release, forget } = useHeld(registry, story.id)
  const words = scenarioInWords(shownOf(story, toolbar, width))
  return (
    <figure ref={cell} className={styles.cell} data-cell={story.id}>
      <figcaption className={styles.caption}>
        <a className={styles.name} href={shownAlone(story.id, toolbar, width)} target="_top">
          {story.name}
        </a>
        {story.description && <p className={styles.about}>{story.description}</p>}
        <ul className={styles.words} aria-label="What makes it">
          {(words.length > 0 ? words : ['As it is']).map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        {story.hasSteps && !plays && (
          <p className={styles.steps}>
            <strong>As it begins.</strong>{' '}
            {elsewhere ? 'Its steps are for its own role, data and network.' : 'Its steps lead on from here.'}
          </p>
        )}
        {plays && stopped && (
          <p className={styles.steps} role="status">
            Its steps stopped before their end.{width === 'own' ? '' : ' They may need another width.'}
          </p>
        )}
        <div className={styles.tools}>
          {operations.length > 0 ? (
            <button type="button" data-held onClick={release}>
              Loading: {operations.length === 1 ? operations[0] : `${operations.length} answers`} held.
              Release
            </button>
          ) : armed ? (
            <button type="button" data-held aria-pressed onClick={release}>
              Answers will be held. Release
            </button>
          ) : (
            story.asks && (
              // Until it stands there is nothing to hold, and nothing would come of a press.
              <button type="button" disabled={!here} onClick={hold}>
                Hold answers
              </button>
            )
          )}
          {story.hasSteps && !elsewhere && (
            <button
              type="button"
              aria-pressed={plays}
              onClick={() => {
                forget()
                setWantsSteps(!plays)
              }}
            >
              {plays ? 'Back to its beginning' : 'Play its steps'}
            </button>
          )}
        </div>
      </figcaption>
      {near &&
        (size ? (
          <FrameCell story={story} size={size} plays={plays} onRegistry={setFrameRegistry} />
        ) : (
          <InlineCell story={story} />
        ))}
    </figure>
  )
}
