import { useEffect } from 'react'

/** Has the browser ask once before the page is left, while something stands on it that nobody can keep: files, secrets. */
export function useUnloadQuestion(unkept: boolean): void {
  useEffect(() => {
    if (!unkept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unkept])
}
