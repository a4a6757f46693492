/** Long after all that was asked for has come, also on a slow line; a page that nobody touched is being read by then. */
const QUIET_MS = 6_000
/** The way back is one, too, and what a reader presses for somebody: that is a click and nothing else. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click', 'popstate'] as const

let touched: Promise<void> | undefined

/**
 * The first sign of a person who is about to do something, or that the page has long come to rest. What only a touch
 * needs waits for it, so that the pictures of a first visit do not share their line with it.
 */
export function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const options = { capture: true, passive: true }
    const done = () => {
      for (const sign of SIGNS) removeEventListener(sign, done, options)
      clearTimeout(late)
      resolve()
    }
    let late: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      late = setTimeout(done, QUIET_MS)
    }
    for (const sign of SIGNS) addEventListener(sign, done, options)
    // Pressed before any code had come; a browser that does not tell hears of it late.
    if (navigator.userActivation?.hasBeenActive) done()
    else if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  return touched
}
