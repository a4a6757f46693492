import { CallError, type ReplyMeta } from '@vitrine/contract/reply'

export type Verdict =
  | { verdict: 'later'; error: string; retryAfterMs?: number }
  | { verdict: 'dead-cart' }
  | { verdict: 'unauthorized' }
  | { verdict: 'unknown-line' }
  | { verdict: 'refused'; errorCode: string; message: string; qty?: number; meta: ReplyMeta }

/** Say nothing about the operation itself: no answer, time-out, too early, throttled. */
const SAYS_NOTHING = new Set([0, 408, 425, 429])

/** The reply code decides, never a text: refused for good, or try later. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof CallError)) return { verdict: 'later', error: String(error) }
  const { code, message, meta } = error
  if (SAYS_NOTHING.has(code) || code >= 500) {
    const { retryAfterMs } = meta
    return { verdict: 'later', error: message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
  }
  if (code === 401) return { verdict: 'unauthorized' }
  if (code === 404) return { verdict: isAboutCart(error) ? 'dead-cart' : 'unknown-line' }
  const { errorCode = '', qty } = meta
  return { verdict: 'refused', errorCode, message, meta, ...(qty === undefined ? {} : { qty }) }
}

function isAboutCart({ meta, message }: CallError): boolean {
  return meta.errorCode === 'CART_NOT_FOUND' || message.includes('cartId')
}
