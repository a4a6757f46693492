import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whenAgain, whyUndecided } from '#web/lib/answer/why-undecided.ts'

type Proof = {
  /** Where the code went; null before it was sent. */
  sentTo: string | null
  isBusy: boolean
  problem: MessageKey | undefined
  send(): Promise<void>
  confirm(): Promise<void>
  reset(): void
}
type Steps = { send(): Promise<{ contact: string }>; confirm(): Promise<void> }

/** What takes a code to be done: first it is sent, then shown. */
export function useProof(steps: Steps): Proof {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  return {
    sentTo,
    isBusy,
    problem,
    send: () => attempt(async () => setSentTo((await steps.send()).contact), problemOf),
    confirm: () => attempt(steps.confirm, problemOf),
    reset() {
      setSentTo(null)
      setProblem(undefined)
    },
  }
}

const BY_KEY: Readonly<Record<string, MessageKey>> = {
  INCORRECT_PHONE_OR_EMAIL: 'account.wrongContact',
  REGISTER_SMS_CODE_INCORRECT: 'account.wrongCode',
  CONTACT_TAKEN: 'account.contactTaken',
  ORDERS_UNDER_WAY: 'account.ordersUnderWay',
  ROYALTIES_UNCLAIMED: 'account.royaltiesUnclaimed',
}

function problemOf(error: unknown): MessageKey {
  const { result, meta } = error instanceof CallError ? error : {}
  if (result === 'REGISTER_SMS_CODE_SENDER_ERROR') return tooOften(meta?.retryAfter)
  const known = BY_KEY[String(result)] ?? BY_KEY[String(meta?.errorCode)]
  return known ?? whyUndecided(error) ?? 'login.failed'
}

/** A code on its way is no reason where none may be sent for longer. */
function tooOften(seconds: number | undefined): MessageKey {
  const again = whenAgain(seconds)
  return again === 'login.tooOften' ? 'account.codeTooOften' : again
}
