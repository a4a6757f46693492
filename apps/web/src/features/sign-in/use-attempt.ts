import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { isTurnedAway } from '#web/lib/account/passkey-device.ts'
import { problemOf, type SignInCall } from './problem-of.ts'

/** One at a time; what it could not do is told beside its field. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()
  async function attempt(call: SignInCall, work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: unknown) => !isTurnedAway(error) && setProblem(problemOf(call, error)))
    setBusy(false)
  }
  return { isBusy, problem, setProblem, attempt }
}
