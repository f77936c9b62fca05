import { useCallback } from 'react'

/** A ref callback that keeps `--keyboard-inset` (px hidden by an on-screen keyboard) on its element.
    Dynamic viewport units do not know about the keyboard; the visual viewport does. */
export function useKeyboardInset() {
  return useCallback((node: HTMLElement | null) => {
    const viewport = window.visualViewport
    if (!node || !viewport) return
    const measure = () => {
      // Pinch zoom shrinks the visual viewport too, but hides nothing.
      const hidden = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      node.style.setProperty('--keyboard-inset', `${Math.max(0, Math.round(hidden))}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
}
