import type { CallManner } from '@vitrine/contract/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOutOfSight, whenLeft } from '#web/lib/returning/when-left.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { type Unsent, useUnsent } from './use-unsent.ts'

/** A draft is kept so long after the last touch. */
const REST_MS = 700

type Keeping<State, Desk> = Unsent<State> & {
  isHeld: boolean
  send(manner: CallManner): Promise<Desk | undefined>
}

/**
 * Sends what was typed once the typing rests and there is a line, one at a time; at once to who leaves the page, and with a tab
 * that is closed or put out of sight. Answers how to send it by hand, and whether the last time failed.
 */
export function useKeeping<State, Desk>(
  typed: State | undefined,
  { isHeld, send, ...unsent }: Keeping<State, Desk>,
) {
  useUnsent(typed, unsent)
  const isOnline = useIsOnline()
  const running = useRef<Promise<Desk | undefined>>(undefined)
  const [round, setRound] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const keep = useEffectEvent(() => void save(isOutOfSight() ? { isParting: true } : {}))
  const leave = useEffectEvent(() => {
    if (typed !== undefined && !isHeld) void save()
  })
  const part = useEffectEvent(() => {
    if (typed !== undefined && !isHeld && isOnline) void save({ isParting: true })
  })
  function save(manner: CallManner = {}): Promise<Desk | undefined> {
    running.current ??= send(manner)
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
    // Nobody goes on typing there, and it may be ended any moment.
    const timer = setTimeout(() => keep(), isOutOfSight() ? 0 : REST_MS)
    return () => clearTimeout(timer)
  }, [typed, isHeld, isOnline, round])
  useEffect(() => whenLeft(() => part()), [])
  useEffect(() => () => leave(), [])
  return { save: () => save(), isFailed }
}
