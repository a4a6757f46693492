import { useEffect, useEffectEvent } from 'react'

const FIRST_MS = 2_000
const LAST_MS = 15_000

/** Asks now and then whether the shop is back, and opens the page again by `reload` once it is. */
export function useRecovery(isWaiting: boolean, reload: () => void): void {
  const onBack = useEffectEvent(reload)
  useEffect(() => {
    if (!isWaiting) return
    let isLeft = false
    let pause = FIRST_MS
    let timer = setTimeout(ask, pause)
    async function ask() {
      const answer = await fetch('/health/ready', { cache: 'no-store' }).catch(() => undefined)
      // Whoever went on to another page has it to themselves.
      if (isLeft) return
      if (answer?.ok) return onBack()
      pause = Math.min(pause * 2, LAST_MS)
      timer = setTimeout(ask, pause)
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isWaiting])
}
