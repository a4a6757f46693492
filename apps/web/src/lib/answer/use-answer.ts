import { useEffect, useEffectEvent, useState } from 'react'

export type Asked<T> = {
  /** To exactly this question; never one that was given to another. */
  answer?: T
  /** The last one there was, so that a screen need not go empty while the next is on its way. */
  latest?: T
  error?: unknown
  retry(): void
}

type Settled<T> = { question: string; answer?: T; error?: unknown }

/** Asks whenever `key` changes and again on `retry`; null asks nothing. An answer nobody waits for any more is dropped. */
export function useAnswer<T>(key: string | null, ask: () => Promise<T>): Asked<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled<T>>()
  const [latest, setLatest] = useState<T>()
  const question = key === null ? null : `${attempt} ${key}`
  const asks = useEffectEvent(ask)
  useEffect(() => {
    if (question === null) return
    let isCurrent = true
    asks().then(
      (answer) => {
        if (!isCurrent) return
        setSettled({ question, answer })
        setLatest(() => answer)
      },
      (error: unknown) => isCurrent && setSettled({ question, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [question])
  const current = settled?.question === question ? settled : undefined
  return {
    answer: current?.answer,
    latest,
    error: current?.error,
    retry: () => setAttempt((count) => count + 1),
  }
}
