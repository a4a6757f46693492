import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsOnline } from '#web/lib/use-is-online.ts'

/** A draft is kept so long after the last touch. */
const REST_MS = 700

type Keeping<Desk> = { isHeld: boolean; send(): Promise<Desk | undefined> }

/** Sends what was typed once the typing rests and there is a line, one at a time. Answers how to send it at once. */
export function useKeeping<Desk>(typed: unknown, { isHeld, send }: Keeping<Desk>) {
  const isOnline = useIsOnline()
  const running = useRef<Promise<Desk | undefined>>(undefined)
  const keep = useEffectEvent(() => void save())
  function save(): Promise<Desk | undefined> {
    running.current ??= send().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  useEffect(() => {
    if (typed === undefined || isHeld || !isOnline) return
    const timer = setTimeout(() => keep(), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, isHeld, isOnline])
  return save
}
