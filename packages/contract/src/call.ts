// The wire, one file per resource. A call says all there is to know about an endpoint: where, with what, by whom, with which answer.
import type { z } from 'zod'

/**
 * public: anyone; a token is not even read, and answers to GET may be cached · guest: anyone, answer is personal ·
 * customer: signed in · staff: managers and admins.
 */
export type Access = 'public' | 'guest' | 'customer' | 'staff'
export const ROLES = ['admin', 'manager', 'blogger', 'vip'] as const
export type Role = (typeof ROLES)[number]

export type Uploads = { field: string; maxFiles: number; maxFileBytes: number }

export type Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  access: Access
  /** One of these is needed; without it every signed-in customer, or every member of the staff, may. */
  roles?: readonly Role[]
  /** Whether the answer depends on the store view of the request. */
  storeScoped: boolean
  summary: string
  params?: P
  query?: Q
  body?: B
  /** Files of one form field, when the body comes as multipart. */
  uploads?: Uploads
  reply: R
  /** Not wrapped in `{code, result}`; only `/api/url/map`. */
  raw?: boolean
  /** How long a browser waits for the answer; half a minute where nothing is said. */
  patienceMs?: number
}

/** A shopper who types does not wait longer (spec §9). */
export const SEARCH_PATIENCE_MS = 5_000

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
