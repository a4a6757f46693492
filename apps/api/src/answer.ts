// What a verb answers besides the bare result.
import { hash } from 'node:crypto'
import type { ReplyMeta } from '@vitrine/contract/reply'

/** Returned by a handler that also has something to say in `meta`, or to a cookie; others return the bare result. */
export class WithMeta<T> {
  readonly result: T
  readonly meta: ReplyMeta
  readonly cookies: readonly AnswerCookie[] | undefined

  constructor(result: T, meta: ReplyMeta, cookies?: readonly AnswerCookie[]) {
    this.result = result
    this.meta = meta
    this.cookies = cookies
  }
}

/** A browser brings it back to `path` alone; no script of a page reads it and no other site's page sends it. */
export type AnswerCookie = {
  name: string
  path: string
  /** Undefined takes it away. */
  value: string | undefined
  maxAgeSeconds: number
}

type Text = { body: Buffer; etag: string }

/** Of answers given out once or not at all there is none. */
const texts = new WeakMap<object, Text | 'given once' | 'not given'>()

/** The answer may be given out many times over, and is then written as JSON, and told apart from others, once. It must not change. */
export function cacheText<T extends object>(answer: T): T {
  texts.set(answer, 'not given')
  return answer
}

/**
 * A cached answer in its envelope, ready to be sent; undefined for any other. It is kept from the second time on: most
 * lists, of a crawler or a shopper's own filters, are asked for once.
 */
export function cachedText(answer: unknown): Text | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const known = texts.get(answer)
  if (known === undefined || typeof known === 'object') return known
  const body = Buffer.from(JSON.stringify({ code: 200, result: answer }))
  const text = { body, etag: `W/"${hash('sha1', body, 'base64')}"` }
  texts.set(answer, known === 'given once' ? text : 'given once')
  return text
}
