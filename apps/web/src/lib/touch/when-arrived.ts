import { createStore } from '@vitrine/sync/store/observable'
import { whenTouched } from './when-touched.ts'

/** Whether a page or list that was asked for is on its way; the shell tells. */
export const isNavigating = createStore(false)

/** From a finger or button that goes down until what it leads to is asked for. */
const PRESS_MS = 400
/** Somebody who goes on touching is about to open something. */
const LONGEST_MS = 1_000

let pressed: Promise<void> | undefined
let turn: Promise<unknown> = Promise.resolve()

/** The first touch is over, or none came for long, and nobody waits for a page that was asked for: code would share its line. */
export function whenArrived(): Promise<void> {
  pressed ??= whenTouched().then(() => new Promise((done) => setTimeout(done, PRESS_MS)))
  return pressed.then(untilArrived)
}

/** Fetches what is wanted later, one after another. */
export function fetchAhead(fetch: () => Promise<unknown>): void {
  turn = turn.then(whenArrived).then(fetch)
}

function untilArrived(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (isNavigating.get()) return
      stop()
      whenIdle(done, LONGEST_MS)
    }
    const stop = isNavigating.subscribe(look)
    look()
  })
}

/** Acts once the browser has nothing to do, but no later than after `longestMs`; soon where it does not tell. */
function whenIdle(act: () => void, longestMs?: number): void {
  if (!('requestIdleCallback' in globalThis)) setTimeout(act)
  else requestIdleCallback(act, longestMs === undefined ? undefined : { timeout: longestMs })
}
