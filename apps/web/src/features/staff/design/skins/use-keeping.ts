import { useEffect, useEffectEvent, useRef } from 'react'

/** A draft is kept so long after the last touch. */
const REST_MS = 700

type Keeping<Desk> = { isHeld: boolean; send(): Promise<Desk | undefined> }

/** Sends what was typed once the typing rests, one at a time. Answers how to send it at once. */
export function useKeeping<Desk>(typed: unknown, { isHeld, send }: Keeping<Desk>) {
  const running = useRef<Promise<Desk | undefined>>(undefined)
  const keep = useEffectEvent(() => void save())
  function save(): Promise<Desk | undefined> {
    running.current ??= send().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  useEffect(() => {
    if (typed === undefined || isHeld) return
    const timer = setTimeout(() => keep(), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, isHeld])
  return save
}
