import { getCmsBlock } from '@vitrine/contract/content'
import { useEffect, useState } from 'react'
import { whenOfUse } from '#web/engine/opening/when-of-use.ts'
import { useClient } from '#web/engine/use-client.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { upkeep } from './upkeep-state.ts'

// Spec §4: asked every minute, counted every second.
const POLL_MS = 60_000
const CLOCK_MS = 1_000

/** When goods and prices last changed. Kept pages cannot know it, so it is asked for in the browser. */
export function useUpdatedAt(): number | undefined {
  const client = useClient()
  const { ends } = useObservable(upkeep)
  const [updatedAt, setUpdatedAt] = useState<number>()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      whenOfUse()
        .then(() => client.call(getCmsBlock, { params: { identifier: 'last_updated' } }))
        .then(({ json }) => {
          const time = Date.parse(String(json.last_updated))
          if (Number.isFinite(time)) setUpdatedAt(time)
        })
        // Offline or busy: what was known stays, and its age grows.
        .catch(() => undefined)
    }
    // After an update at once: somebody looks at it.
    const first = setTimeout(ask, ends > 0 ? 0 : CLOCK_MS)
    const timer = setInterval(ask, POLL_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [client, ends])
  return updatedAt
}

export function useClock(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
