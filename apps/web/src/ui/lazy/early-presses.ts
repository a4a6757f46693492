import { useEffect } from 'react'
import { bufferPresses } from './buffer-presses.ts'
import { replayTyped } from './replay-typed.ts'

declare global {
  interface Window {
    releasePresses?: () => void
  }
}

/**
 * Runs in the page before its files have come, which on a slow line takes seconds. A submit button is not held: its form
 * works without scripts, and they may never come. But for one that is not seen, which Enter in a field presses.
 */
export const earlyPresses = () =>
  `releasePresses=(${String(bufferPresses)})(document.documentElement,'button:is([type=button],[hidden])')`

/** The page listens now: it hears of what was typed and does what was pressed. */
export function useEarlyPresses(): void {
  useEffect(() => {
    // React draws what it was told when this effect is over; a press must find that done.
    void replayTyped(document).then(() => {
      window.releasePresses?.()
      delete window.releasePresses
    })
  }, [])
}
