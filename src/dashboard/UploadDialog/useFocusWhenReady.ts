import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives a form's first field the focus that it could not take while what it offers was loading: it went to the next
 * field. Where it has gone elsewhere (on touch, to the dialog), or a person has done something meanwhile, it stays.
 */
export function useFocusWhenReady(ready: boolean, field: RefObject<HTMLElement | null>, focus: () => void) {
  const untouched = useRef(true)
  const take = useRef(focus)
  useEffect(() => {
    take.current = focus
  })

  useEffect(() => {
    if (!ready) {
      const touch = () => {
        untouched.current = false
      }
      document.addEventListener('keydown', touch, true)
      document.addEventListener('pointerdown', touch, true)
      return () => {
        document.removeEventListener('keydown', touch, true)
        document.removeEventListener('pointerdown', touch, true)
      }
    }
    const { activeElement } = document
    const passedOn = field.current?.closest('form')?.contains(activeElement) ?? false
    const after = activeElement && (field.current?.compareDocumentPosition(activeElement) ?? 0)
    if (untouched.current && passedOn && after === Node.DOCUMENT_POSITION_FOLLOWING) take.current()
    untouched.current = false
  }, [ready, field])
}
