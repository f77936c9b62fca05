import { useEffect, useRef, useState } from 'react'
import type { Step } from './registration'

/** Which step is shown. After a change the focus goes to the new step's heading, or to the field that is asked for. */
export function useSteps<Name extends string>(initial: Step, focusField: (name: Name) => void) {
  const [step, setStep] = useState(initial)
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<Name | 'heading' | null>(null)
  useEffect(() => {
    const target = wanted.current
    wanted.current = null
    if (target === null) return
    // The heading comes to the top of the screen, also when the button that led here was far down.
    heading.current?.focus()
    if (target !== 'heading') focusField(target)
  })
  const go = (next: Step, field?: Name) => {
    wanted.current = field ?? 'heading'
    setStep(next)
  }
  return { step, heading, go, show: setStep }
}
