// The wire, one file per resource. A call says all there is to know about an endpoint: where, with what, by whom, with which answer.
import type { Permission } from '@vitrine/domain/access/permissions'
import type { z } from 'zod'

/** What the JSON of a call may weigh where the call says nothing, and where it carries long lists. */
export const BODY_BYTES = 262_144
export const LONG_BODY_BYTES = 1_048_576

export type Uploads = {
  field: string
  maxFiles: number
  maxFileBytes: number
  /** Fields of the form that may come more than once; they are read as lists. */
  lists?: readonly string[]
  /** An empty field takes away what was there; where nothing is said, it is one not filled in. */
  keepsEmpty?: true
}

export type Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** What whoever asks must be allowed to do; see `@vitrine/domain/access`. */
  may: Permission
  /** Answers everybody alike: a token is not even read, and answers to GET may be cached. */
  anonymous?: boolean
  /** Answers all guests alike, and with a token what its holder may see besides: only guests' answers may be cached. */
  guestsAlike?: boolean
  /** A GET that does something: answered only where the shop's own pages, or a program, ask on purpose. */
  ownPagesOnly?: boolean
  /** Whether the answer depends on the store view of the request. */
  storeScoped: boolean
  summary: string
  /** The `Idempotency-Key` header that makes it safe to send again: it must come, or may. */
  idempotencyKey?: 'needed' | 'taken'
  params?: P
  query?: Q
  body?: B
  /** Of JSON; a form is measured by its files. `BODY_BYTES` where nothing is said. */
  maxBodyBytes?: number
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
  /** With files it is a form, its fields beside them. */
  body?: In<C['body']> | (C['uploads'] extends Uploads ? FormData : never)
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
