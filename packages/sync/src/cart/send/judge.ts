import { CallError, type ReplyMeta } from '@vitrine/contract/reply'
import { type Failure, failureOfError, verdictOfError } from '../../transport/verdict.ts'

export type CartVerdict =
  | { verdict: 'retry'; failure: Failure; retryAfterMs?: number }
  | { verdict: 'signed-out' }
  /** The cart itself is gone. */
  | { verdict: 'dead-cart' }
  | { verdict: 'unknown-line' }
  | { verdict: 'refused'; errorCode: string; message: string; qty?: number; meta: ReplyMeta }

/** The verdict on an answer, and what a refusal says of a cart. */
export function judge(error: unknown): CartVerdict {
  const verdict = verdictOfError(error)
  if (verdict === 'signed-out') return { verdict }
  if (verdict === 'retry' || !(error instanceof CallError)) return toRetry(error)
  const { code, message, meta } = error
  const { errorCode = '', qty } = meta
  if (code === 404) return { verdict: errorCode === 'CART_NOT_FOUND' ? 'dead-cart' : 'unknown-line' }
  return { verdict: 'refused', errorCode, message, meta, ...(qty === undefined ? {} : { qty }) }
}

function toRetry(error: unknown): CartVerdict {
  const retryAfterMs = error instanceof CallError ? error.meta.retryAfterMs : undefined
  const failure = failureOfError(error)
  return { verdict: 'retry', failure, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}
