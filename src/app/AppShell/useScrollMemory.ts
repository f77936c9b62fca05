import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { KeyValueStorage } from '@/lib/ports'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { whenLaidOut } from './whenLaidOut'

/** Kept in the tab's storage over a reload: how far each page of the history was scrolled. */
const KEY = 'app_scroll'
const REMEMBERED = 50

function read(storage: KeyValueStorage): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(storage.get(KEY) ?? '[]')
    return new Map(Array.isArray(entries) ? entries : [])
  } catch {
    return new Map()
  }
}

/**
 * A change of path starts at the top (spec section 2), a change of query or hash stays where it is, and Back,
 * Forward and a reload return to where the person was. Tells whether the first page was returned to so.
 */
export function useScrollMemory(): RefObject<boolean> {
  const { tabStorage, clock, navigation } = useRuntime()
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const places = useRef<Map<string, number> | null>(null)
  // A page opened by its address has the key "default", whatever the address.
  const entry = `${key} ${pathname}`
  const shown = useRef<{ entry: string; pathname: string } | null>(null)
  const restored = useRef(false)

  useLayoutEffect(() => {
    places.current ??= read(tabStorage)
    const before = shown.current
    if (before?.entry === entry) return
    shown.current = { entry, pathname }
    // The same address may have been opened in this tab before: whoever opens it anew begins at the top.
    const back = before ? type === 'POP' : navigation.returned()
    const place = back ? places.current.get(entry) : undefined
    if (place !== undefined) {
      if (!before) restored.current = true
      return whenLaidOut(() => {
        window.scrollTo(0, place)
        return Math.abs(window.scrollY - place) < 2
      }, clock)
    }
    if (!before) return
    if (before.pathname !== pathname) {
      window.scrollTo(0, 0)
      return
    }
    if (type === 'POP') return
    // Nothing scrolls, so nobody would tell of the new entry's place. One that it replaced is come back to no more.
    if (type === 'REPLACE') places.current.delete(before.entry)
    places.current.set(entry, Math.round(window.scrollY))
  }, [entry, pathname, type, tabStorage, clock, navigation])

  useEffect(() => {
    const note = () => {
      if (!shown.current) return
      // To the end: the newest are kept.
      places.current?.delete(shown.current.entry)
      places.current?.set(shown.current.entry, Math.round(window.scrollY))
    }
    const keep = () => tabStorage.set(KEY, JSON.stringify([...(places.current ?? [])].slice(-REMEMBERED)))
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [tabStorage])
  return restored
}
