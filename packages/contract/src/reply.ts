import type { CartMark, CartNotice } from './cart.ts'

// The envelope of every answer: HTTP status equals `code`, 200 is the only success.
export type Envelope<T> = { code: number; result: T; meta?: ReplyMeta }
export type ReplyMeta = {
  errorCode?: string
  details?: unknown
  /** Replaces the one just used; the old one is spent. */
  refreshToken?: string
  qty?: number
  /** When the server wants to be asked again; read from the header `Retry-After`. */
  retryAfterMs?: number
  cart?: CartMark
  notices?: CartNotice[]
}

/** What the typed client throws, over HTTP and in process alike. */
export class CallError extends Error {
  readonly code: number
  readonly result: unknown
  readonly meta: ReplyMeta

  constructor(reply: { code: number; result: unknown; meta?: ReplyMeta }) {
    super(typeof reply.result === 'string' ? reply.result : `code ${reply.code}`)
    this.code = reply.code
    this.result = reply.result
    this.meta = reply.meta ?? {}
  }
}
