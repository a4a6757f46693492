import type { CartNotice, CartVersion } from './cart.ts'

// The envelope of every answer: HTTP status equals `code`, 200 is the only success.
export type Envelope<T> = { code: number; result: T; meta?: ReplyMeta }
export type ReplyMeta = {
  /** Of a refusal: its key, the field at fault, and a sentence in the language of the store. */
  errorCode?: string
  field?: string
  message?: string
  details?: unknown
  /** Replaces the one just used; the old one is spent. */
  refreshToken?: string
  /** Of a sign-in that wants a second factor: what it is passed with, and how. */
  ticket?: string
  methods?: string[]
  qty?: number
  /** Of a 429: seconds until it is worth asking again. */
  retryAfter?: number
  /** When the server wants to be asked again; read from the header `Retry-After`. */
  retryAfterMs?: number
  cart?: CartVersion
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
