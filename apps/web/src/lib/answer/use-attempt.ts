import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'

/** Why something was not done, in words of the shop; undefined where nothing is to be said. */
type ProblemOf = (error: unknown) => MessageKey | undefined

/** What somebody has the shop do, one press at a time; what it could not do is told beside its field. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()
  async function attempt(work: () => Promise<unknown>, problemOf: ProblemOf) {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: unknown) => setProblem(problemOf(error)))
    setBusy(false)
  }
  return { isBusy, problem, setProblem, attempt }
}
