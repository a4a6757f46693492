import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterPaint } from '#web/ui/lazy/after-paint.ts'
import { useIsAlive } from './use-is-alive.ts'

/**
 * How many of a page's parts below the window are drawn, from the top: of a page somebody goes to none with its first
 * frame, and one more behind each. Not by a transition, for browsers hold the pictures of a drawing that was given up. A page that
 * comes alive, one that is gone back to, which stands where it was left, and one whose address names a part of it have all at once.
 */
export function useArrival(parts: number): number {
  const isAlive = useIsAlive()
  const isBack = useNavigationType() === 'POP'
  const isLedIn = useLocation().hash !== ''
  const [drawn, setDrawn] = useState(!isAlive || isBack || isLedIn ? parts : 0)
  useEffect(() => {
    if (drawn < parts) return unlessLeft(() => setDrawn(drawn + 1))
  }, [drawn, parts])
  return drawn
}

/** Whoever goes straight back has long arrived by then. */
const WAY_BACK_MS = 1_000

/** Behind the frame; a page that is just being left waits, for what it draws would begin the drawing of the next one anew. */
function unlessLeft(draw: () => void): () => void {
  let callOff = afterPaint(draw)
  const wait = () => {
    callOff()
    const timer = setTimeout(draw, WAY_BACK_MS)
    callOff = () => clearTimeout(timer)
  }
  addEventListener('popstate', wait, { once: true })
  return () => {
    removeEventListener('popstate', wait)
    callOff()
  }
}
