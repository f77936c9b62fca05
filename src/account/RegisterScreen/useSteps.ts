import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import type { Step } from './registration'

/** What a step of the history knows of the wizard: which step it shows, and which ones lie before it, the oldest first. */
interface Note {
  step: Step
  trail: readonly Step[]
}

const isStep = (value: unknown): value is Step => value === 0 || value === 1 || value === 2

function noteOf({ state }: Location): Note | null {
  const note = (state as { wizard?: Partial<Note> } | null)?.wizard
  return isStep(note?.step) && Array.isArray(note.trail) && note.trail.every(isStep) ? (note as Note) : null
}

/**
 * Which step is shown. Each Continue is a step of the history, so that the browser's Back leads to the one before and takes
 * nothing away. After a change the focus goes to the new step's heading, or to the field that is asked for.
 */
export function useSteps<Name extends string>(initial: Step, focusField: (name: Name) => void) {
  const location = useLocation()
  const navigate = useNavigate()
  // What a page says that is loaded anew, or come back to, is not of this visit: its passwords are gone.
  const [first] = useState(location)
  const [base, setBase] = useState(initial)
  const [held, setHeld] = useState<Step | null>(null)
  const noted = location === first ? null : noteOf(location)
  // Below what was loaded anew lies the beginning, whatever was restored here.
  const addressed = noted?.step ?? (location.key === first.key ? base : 0)
  // A router may take a moment: the step is there at once, and the focus with it.
  const [ahead, setAhead] = useState<{ from: Location; step: Step } | null>(null)
  if (ahead && ahead.from !== location) setAhead(null)
  const step = held ?? (ahead?.from === location ? ahead.step : addressed)

  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<Name | 'heading' | null>('heading')
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const target = wanted.current
    wanted.current = 'heading'
    if (target === null) return
    // The heading comes to the top of the screen, also when the button that led here was far down.
    heading.current?.focus()
    if (target !== 'heading') focusField(target)
  })

  // Nor is a step taken twice in that moment.
  const left = useRef<Location | null>(null)
  const here = useRef({ location, addressed })
  const returned = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    // A step that is come back to may be taken again.
    if (here.current.location !== location) left.current = null
    here.current = { location, addressed }
    if (trailOf(location).length > 0) return
    returned.current?.()
    returned.current = null
  })
  const note = (wizard: Note, replace: boolean) => {
    const { pathname, search, state } = here.current.location
    void navigate({ pathname, search }, { state: { ...state, wizard }, replace, preventScrollReset: true })
  }
  /** Shows a step in place of this one, and leaves the focus where it is. */
  const show = (next: Step) => {
    if (next === here.current.addressed) return
    wanted.current = null
    if (noted) note({ ...noted, step: next }, true)
    else setBase(next)
  }
  const go = (next: Step, field?: Name) => {
    const { location: from, addressed: at } = here.current
    if (left.current === from || next === at) return
    left.current = from
    wanted.current = field ?? 'heading'
    setAhead({ from, step: next })
    const trail = trailOf(from)
    const before = trail.lastIndexOf(next)
    if (next > at) note({ step: next, trail: [...trail, at] }, false)
    else if (before < 0) note({ step: next, trail }, true)
    else navigate(before - trail.length)
  }
  return {
    step,
    heading,
    go,
    show,
    /** Keeps the step that is shown, wherever the history leads meanwhile. */
    hold: () => setHeld(step),
    /** No longer; where the history led elsewhere, it comes after. */
    release() {
      setHeld(null)
      go(step)
    },
    /** Goes back to the first of its steps: whoever leaves from there leaves none behind. */
    rewind(): Promise<void> {
      const { length } = trailOf(here.current.location)
      if (length === 0) return Promise.resolve()
      return new Promise((resolve) => {
        returned.current = resolve
        navigate(-length)
      })
    },
  }
}

const trailOf = (location: Location) => noteOf(location)?.trail ?? []
