/** After a finger or key has gone up; no click comes where it was moved away. */
const CLICK_MS = 400

/**
 * A browser sends a click only where its finger or key went down: what is taken away in between has lost the press.
 * Await what is returned before `part` is replaced.
 */
export function watchPress(part: HTMLElement, signal: AbortSignal): () => Promise<void> {
  const options = { capture: true, passive: true, signal }
  let press: Promise<void> | undefined
  const down = () => {
    press = new Promise((over) => {
      for (const up of ['click', 'pointerup', 'pointercancel', 'keyup'])
        addEventListener(up, () => setTimeout(over, up === 'click' ? 0 : CLICK_MS), options)
    })
  }
  for (const sign of ['pointerdown', 'keydown']) part.addEventListener(sign, down, options)
  return async () => {
    for (let last: typeof press; last !== press; await last) last = press
  }
}
