// The wire, one file per resource. A call says all there is to know about an endpoint: where, with what, by whom, with which answer.
import type { z } from 'zod'

/**
 * public: anyone, answer may be cached · guest: anyone, answer is personal · customer: signed in · staff: by role.
 */
export type Access = 'public' | 'guest' | 'customer' | 'staff'

export type Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  id: string
  method: 'GET' | 'POST'
  path: string
  access: Access
  /** Whether the answer depends on the store view of the request. */
  storeScoped: boolean
  summary: string
  params?: P
  query?: Q
  body?: B
  reply: R
  /** Not wrapped in `{code, result}`; only `/api/url/map`. */
  raw?: boolean
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined

export type CallInput<C extends Call> = {
  params?: In<C['params']>
  query?: In<C['query']>
  body?: In<C['body']>
}
export type CallParsed<C extends Call> = {
  params: Out<C['params']>
  query: Out<C['query']>
  body: Out<C['body']>
}
export type CallReply<C extends Call> = z.output<C['reply']>

export function defineCall<const C extends Call>(call: C): C {
  return call
}
