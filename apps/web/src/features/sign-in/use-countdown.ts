import { useEffect, useState } from 'react'

/** Spec accounts §9. */
export const RESEND_SECONDS = 15

/** Seconds until another code may be asked for; `round` begins it anew. */
export function useCountdown(round: number): number {
  const [left, setLeft] = useState(RESEND_SECONDS)
  useEffect(() => {
    if (round === 0) return
    // By the clock, as a page in the background hears its timers late.
    const until = Date.now() + RESEND_SECONDS * 1_000
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)))
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [round])
  return left
}
