import { useEffect, useEffectEvent, useState } from 'react'
import { askUntilAnswered } from './ask-until-answered.ts'

export type Question<T> = {
  /** To exactly this question; never one that was given to another. */
  answer?: T
  /** The last one there was, so that a screen need not go empty while the next is on its way. */
  latest?: T
  error?: unknown
  retry(): void
}

type Settled<T> = { question: string; answer?: T; error?: unknown }

/** Asks whenever `key` changes, again on `retry` and by itself while the shop is away; null asks nothing. An answer nobody waits for any more is dropped. */
export function useAnswer<T>(key: string | null, ask: () => Promise<T>): Question<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled<T>>()
  const [latest, setLatest] = useState<T>()
  const question = key === null ? null : `${attempt} ${key}`
  const asks = useEffectEvent(ask)
  useEffect(() => {
    if (question === null) return
    return askUntilAnswered(() => asks(), {
      onAnswer: (answer) => {
        setSettled({ question, answer })
        setLatest(() => answer)
      },
      onError: (error) => setSettled({ question, error }),
    })
  }, [question])
  const current = settled?.question === question ? settled : undefined
  return {
    answer: current?.answer,
    latest,
    error: current?.error,
    retry: () => setAttempt((count) => count + 1),
  }
}
