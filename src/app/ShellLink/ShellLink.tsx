import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { returnNote } from '@/lib/returnNote'
import type { LinkProps } from '@/ui/UiEnvironment/UiEnvironment'

/** A path without the slash at its end, which some hosts add. */
const bare = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Whether a click stays in this tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * A link of the header or the footer: marks the current page (`page`) and the pages above it (`true`). On the
 * page that it leads to it resets that page: the bare path, without filters, from the top.
 */
export function ShellLink({ href, onClick, ...rest }: LinkProps) {
  const { pathname, state } = useLocation()
  const path = bare(pathname)
  const here = path === href
  const within = href !== '/' && path.startsWith(`${href}/`)
  return (
    <Link
      aria-current={here ? 'page' : within ? 'true' : undefined}
      // What a guard noted for after the sign-in survives a second click on "Sign in"; a row to lead to does not.
      state={here ? returnNote(state) : undefined}
      {...rest}
      to={href}
      viewTransition={!here}
      onClick={(event) => {
        onClick?.(event)
        if (here && isPlain(event)) window.scrollTo(0, 0)
      }}
    />
  )
}
