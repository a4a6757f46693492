import { failureOfError, verdictOfError } from '@vitrine/sync/transport/verdict'
import { useEffect, useState } from 'react'
import type { Question } from '#web/lib/answer/use-answer.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'

/** So long the shop may say nothing, or the bag be on its way to it, before the shopper goes on without. */
const PATIENCE_MS = 10_000

/** Whether this cannot be asked: the browser knows of no line, or nobody answers on the one it believes in. */
export function useIsAway(question: Question<unknown>): boolean {
  const isOnline = useIsOnline()
  const [isSilent, setSilent] = useState(false)
  const isHeard = heardOf(question)
  // Another question changes nothing about it, an answer does.
  useEffect(() => {
    if (isHeard !== undefined) return setSilent(!isHeard)
    const timer = setTimeout(() => setSilent(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isHeard])
  return !isOnline || (isSilent && !isHeard)
}

/** Undefined while it is on its way, and where the shop may be back in a moment. */
function heardOf({ answer, error }: Question<unknown>): boolean | undefined {
  if (answer !== undefined) return true
  if (error === undefined) return undefined
  if (failureOfError(error) === 'no-answer') return false
  return verdictOfError(error) === 'retry' ? undefined : true
}
