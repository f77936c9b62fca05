/** Asks for a story as part of another page: Storybook's own word, by which it plays nothing. */
const EMBEDDED = 'embed=true'

/** Has the frames of a Docs page show their stories as they begin: `play` would take the focus and the scroll. */
export function embedFrames(): void {
  // Where Storybook's Story block looks up the address of its frames.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${EMBEDDED}` })
}

/** Whether this document is such a frame. */
export const isEmbedded = () => window.location.search.includes(EMBEDDED)

/**
 * Keeps what an embedded story focuses, such as the first field of an open dialog, from scrolling the Docs page to its
 * frame and taking the focus from the reader. From the reader's first key or press in the frame on, it is theirs.
 */
export function keepEmbeddedQuiet(): void {
  if (!isEmbedded()) return
  let entered = false
  const enter = (event: Event) => {
    if (event.isTrusted) entered = true
  }
  for (const type of ['pointerdown', 'keydown', 'focusin']) window.addEventListener(type, enter, true)
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function quietly(this: HTMLElement, options?: FocusOptions) {
    if (entered) focus.call(this, options)
  }
}
