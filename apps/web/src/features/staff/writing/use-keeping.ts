import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsOnline } from '#web/lib/use-is-online.ts'

/** A draft is kept so long after the last touch. */
const REST_MS = 700

type Keeping<Desk> = { isHeld: boolean; send(): Promise<Desk | undefined> }

/** Sends what was typed once the typing rests and there is a line, one at a time; at once to who leaves the page. Answers how to send it by hand, and whether the last time failed. */
export function useKeeping<Desk>(typed: unknown, { isHeld, send }: Keeping<Desk>) {
  const isOnline = useIsOnline()
  const running = useRef<Promise<Desk | undefined>>(undefined)
  const [round, setRound] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const keep = useEffectEvent(() => void save())
  const leave = useEffectEvent(() => {
    if (typed !== undefined && !isHeld) void save()
  })
  function save(): Promise<Desk | undefined> {
    running.current ??= send()
      .then((after) => {
        setFailed(after === undefined)
        // What was typed meanwhile is kept next, upon what this one has made.
        if (after !== undefined) setRound((count) => count + 1)
        return after
      })
      .finally(() => {
        running.current = undefined
      })
    return running.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each round what was typed meanwhile waits for the next
  useEffect(() => {
    if (typed === undefined || isHeld || !isOnline) return
    const timer = setTimeout(() => keep(), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, isHeld, isOnline, round])
  useEffect(() => () => leave(), [])
  return { save, isFailed }
}
