import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The tags that name a built page's address (tools/site/head.mjs) leave with it: browsers share a page by them. All the
 * others are read by crawlers alone, which open every page anew.
 */
export function useAddressTags(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    for (const tag of document.head.querySelectorAll('[rel=canonical],[property="og:url"]')) tag.remove()
  }, [pathname])
}
