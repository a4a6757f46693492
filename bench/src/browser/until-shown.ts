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

/**
 * Milliseconds until a frame is painted that has all of it; `act` is what the shopper does, by mouse or keyboard alone: what
 * finds an element runs inside the page.
 */
export async function untilShown(page: Page, wanted: Wanted, act?: () => Promise<unknown>): Promise<number> {
  // Heard before the act begins; the answer is asked for when it is done.
  await page.evaluate(measure, wanted)
  await act?.()
  const shown = page.evaluate(() => (window as unknown as Measuring).shown)
  return inTime(shown, `${JSON.stringify(wanted)} at ${page.url()}`)
}

type Measuring = { shown: Promise<number> }

/** Inside the page. */
function measure(wanted: Wanted): void {
  const shown = new Promise<number>((resolve, reject) => {
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
    // A look at every frame would hold the thread it measures: one is taken where something has changed.
    let isChanged = true
    const over = new AbortController()
    const hear = () => {
      isChanged = true
      look()
    }
    const watch = new MutationObserver(hear)
    let isLooking = false
    let from = 0
    const end = (act: () => void) => {
      watch.disconnect()
      over.abort()
      clearTimeout(never)
      act()
    }
    const never = setTimeout(() => {
      const where = `${location.href}, ${scrollY} down`
      end(() => reject(new Error(`never shown: ${JSON.stringify(wanted)} at ${where}`)))
    }, neverMs)
    function look(): void {
      if (isLooking || !isChanged) return
      isLooking = true
      isChanged = false
      // A task begun in a frame comes after that frame's painting.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const waited = performance.now() - from
          isLooking = false
          if (isShown()) end(() => resolve(waited))
          else look()
        }, 0),
      )
    }
    const wait = (start: number) => {
      from = start
      const all = { childList: true, subtree: true, attributes: true, characterData: true }
      watch.observe(document, all)
      addEventListener('scroll', hear, { signal: over.signal })
      look()
    }
    if (wanted.from !== 'back')
      return addEventListener(wanted.from, ({ timeStamp }) => wait(timeStamp), { capture: true, once: true })
    // Apart from the task that brought this here.
    setTimeout(() => {
      wait(performance.now())
      history.back()
    }, 100)
  })
  // Whoever asks for it hears of a failure.
  shown.catch(() => {})
  Object.assign(window, { shown })
}
