/**
 * Marks the dialog in front, from which something is about to be sent. The answer says whether an alert in it is heard: it
 * stands open, and nothing hides it from a screen reader. Otherwise the message that is shown has to be spoken.
 */
export function markFrontDialog(): () => boolean {
  const dialog = [...document.querySelectorAll('[data-dialog][data-open]')].at(-1)
  return () =>
    dialog?.matches('[data-open]') === true &&
    dialog.isConnected &&
    !dialog.closest('[aria-hidden="true"], [inert]')
}
