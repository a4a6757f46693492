// What an answer decides about what was sent: by its codes, never by its words. One rule for the cart, orders, tasks,
// the refresh of a token and forms.
import { CallError, type ReplyMeta } from '@vitrine/contract/reply'

/** `retry`: nothing was decided, the same may be sent again. `signed-out`: nothing either, but not with this token. */
export type Verdict = 'accepted' | 'refused' | 'retry' | 'signed-out'

/** Why something still waits; the words are made where the language is known. */
export type Failure = 'no-answer' | 'busy' | 'fault' | 'signed-out'

type Answer = { code: number; meta?: ReplyMeta | undefined }

const NO_ANSWER = new Set([0, 408])
/** Too early, throttled, closed for a moment; an order that is still being placed by an earlier attempt. */
const BUSY = new Set([425, 429, 503])

export function verdictOf({ code, meta }: Answer): Verdict {
  if (code === 200) return 'accepted'
  if (code === 401) return 'signed-out'
  const isOpen = NO_ANSWER.has(code) || BUSY.has(code) || code >= 500 || meta?.errorCode === 'IN_FLIGHT'
  return isOpen ? 'retry' : 'refused'
}

/** The same of what a call threw; a fault on this side of the line decides nothing. */
export const verdictOfError = (error: unknown): Exclude<Verdict, 'accepted'> => {
  const verdict = error instanceof CallError ? verdictOf(error) : 'retry'
  return verdict === 'accepted' ? 'retry' : verdict
}

export function failureOf({ code, meta }: Answer): Failure {
  if (NO_ANSWER.has(code)) return 'no-answer'
  if (code === 401) return 'signed-out'
  return BUSY.has(code) || meta?.errorCode === 'IN_FLIGHT' ? 'busy' : 'fault'
}

export const failureOfError = (error: unknown): Failure =>
  error instanceof CallError ? failureOf(error) : 'fault'
