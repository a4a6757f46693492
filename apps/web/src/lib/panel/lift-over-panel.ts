/** An open panel lies over all of its page: what is to be seen meanwhile is lifted above it. Answers how to put it back. */
export function liftOverPanel(element: HTMLElement): () => void {
  if (document.querySelector('dialog[open]') === null) return () => {}
  element.setAttribute('popover', 'manual')
  // Browsers that know no popovers leave it where it is.
  element.showPopover?.()
  return () => element.removeAttribute('popover')
}
