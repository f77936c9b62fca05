/**
 * While the app runs it restores the scroll position itself: the browser would do so before a screen is drawn. When
 * the page is left the browser takes over again, for it knows sooner how a page looked that is loaded anew.
 */
export function ownScroll(): void {
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}
