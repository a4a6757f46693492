import type { Page } from 'playwright-core'
import { inTime } from './in-time.ts'

/** What stands in the window when an act has been answered. */
export type Wanted = {
  /** Where the clock starts: the input's own time stamp, or the moment the browser is told to go back. */
  from: 'click' | 'keydown' | 'back'
  /** Each of these is in the window, at least in part. */
  parts: readonly string[]
  /** The first of this selector says these words. */
  says?: readonly [selector: string, words: string]
  /** The page stands about so far down. */
  scrolled?: number
}

/** Milliseconds until a frame is painted that has all of it; `act` is what the shopper does. */
export async function untilShown(page: Page, wanted: Wanted, act?: () => Promise<unknown>): Promise<number> {
  const shown = page.evaluate(measure, wanted)
  const [waited] = await inTime(Promise.all([shown, act?.()]), `${JSON.stringify(wanted)} at ${page.url()}`)
  return waited
}

/** Inside the page. */
function measure(wanted: Wanted): Promise<number> {
  return new Promise((resolve, reject) => {
    const neverMs = 20_000
    const isIn = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight
    }
    const isSaid = () => {
      if (!wanted.says) return true
      const [selector, words] = wanted.says
      return document.querySelector(selector)?.textContent?.includes(words) === true
    }
    const isThere = () => wanted.scrolled === undefined || Math.abs(scrollY - wanted.scrolled) < 200
    const isShown = () => isSaid() && isThere() && wanted.parts.every(isIn)
    // A task begun in a frame comes after that frame's painting.
    const wait = (from: number) => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          const waited = performance.now() - from
          if (isShown()) resolve(waited)
          else if (waited < neverMs) wait(from)
          else
            reject(new Error(`never shown: ${JSON.stringify(wanted)} at ${location.href}, ${scrollY} down`))
        }, 0),
      )
    }
    if (wanted.from !== 'back')
      return addEventListener(wanted.from, ({ timeStamp }) => wait(timeStamp), { capture: true, once: true })
    wait(performance.now())
    history.back()
  })
}
