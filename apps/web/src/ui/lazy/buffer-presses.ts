/**
 * A press on a button that does not listen yet waits until it does. Links and fields work before their code is there
 * and are left alone; `buttons` names what is held. Call what is returned when the part listens: it does what was
 * pressed meanwhile, each button once, on what stands in its place by then. Needs nothing of this module: the server
 * also writes it into the page as text.
 */
export function bufferPresses(part: HTMLElement, buttons = 'button') {
  const buffered = new Set<HTMLElement>()
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null
    if (!button || !part.contains(button)) return
    event.preventDefault()
    event.stopPropagation()
    part.dataset.held = ''
    buffered.add(button)
  }
  // Before the document, where React lets a press on what does not listen yet come to nothing.
  addEventListener('click', hold, true)
  return (inPlaceOf: (button: HTMLElement) => HTMLElement | undefined = (button) => button): void => {
    removeEventListener('click', hold, true)
    delete part.dataset.held
    for (const button of buffered) inPlaceOf(button)?.click()
  }
}
