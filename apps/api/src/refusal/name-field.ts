import type { Call } from '@vitrine/contract/call'
import { z } from 'zod'
import { hasField } from './has-field.ts'
import type { ErrorReply } from './to-error-reply.ts'

/** A refusal names its field as most calls call it; some call it otherwise. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  email: ['customer.email'],
  phone: ['contact', 'username', 'email', 'customer.email'],
  id: ['number', 'orderId'],
  number: ['id'],
  sku: ['cartItem.sku', 'entity_id', 'review.product_id', 'product_id'],
  product_id: ['entity_id', 'review.product_id'],
  cartId: ['cart_id', 'code'],
  cart_id: ['cartId'],
  'cartItem.qty': ['qty', 'products', 'items'],
  step: ['order_status', 'lines', 'orders', 'id'],
  coupon: ['code'],
  name: ['firstname'],
  order_id: ['key'],
  from: ['lines'],
  'totals.grand_total': ['expected_total', 'total'],
}
const KEY_HEADER = 'Idempotency-Key'
/** They come beside what a call reads, or are the whole of it. */
const BESIDE = ['authorization', 'content-type', 'signature', 'body', KEY_HEADER]

/** What proves somebody to a call that reads no sign-in. */
const SECRETS = ['refreshToken', 'resetToken', 'token']

/** By which something is sought that was not found, where the address does not end all doubt. */
const SOUGHT_BY = ['identifier', 'key', 'contact']
/** The same where the address names nothing, or several things. */
const SOUGHT_BESIDE = ['id', 'path']

export type Asked = {
  call?: Pick<Call, 'params' | 'query' | 'body' | 'idempotencyKey' | 'anonymous'> | undefined
  body?: unknown
}

/** The field at fault as whoever asked has called it; none where the call has no such field. */
export function nameField(reply: ErrorReply, { call, body }: Asked): ErrorReply {
  const field = reply.meta.field ?? soughtBy(reply, call)
  if (field === undefined || isOwnWord(reply)) return reply
  const own = ownName(field, { call, body }) ?? soughtBy(reply, call)
  if (own === reply.meta.field) return reply
  const { field: _, ...meta } = reply.meta
  return { ...reply, meta: own === undefined ? meta : { ...meta, field: own } }
}

function ownName(field: string, { call, body }: Asked): string | undefined {
  const secret = field === 'authorization' && call?.anonymous ? known(call, SECRETS) : undefined
  if (secret !== undefined) return secret
  if (BESIDE.includes(field)) return field
  const names = [field, ...(OTHER_NAMES[field] ?? [])]
  return names.find((name) => isSent(body, name)) ?? keyOf(call, field) ?? known(call, names)
}

/** What the address names, where it names one thing. */
function soughtBy({ code }: ErrorReply, call: Asked['call']): string | undefined {
  if (code !== 404 || call === undefined) return undefined
  const named = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : []
  if (named.length === 1) return named[0]
  const { query, body } = call
  // In an address a token is that of whoever asks; in a body it came with a letter.
  return known(call, SOUGHT_BY) ?? known({ query, body }, SOUGHT_BESIDE) ?? known({ body }, ['token'])
}

/** Who refuses and says where knows better: files, and what nobody reads, stand in no schema. */
function isOwnWord({ meta: { field, details } }: ErrorReply): boolean {
  return Array.isArray(details) && details[0]?.path === field
}

const firstOf = (name: string): string => name.split('.')[0] ?? ''

function isSent(body: unknown, name: string): boolean {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, firstOf(name))
}

/** Who gives no id of an order has given the header that stands for it. */
function keyOf(call: Asked['call'], field: string): string | undefined {
  return field === 'order_id' && call?.idempotencyKey ? KEY_HEADER : undefined
}

function known(call: Partial<Call> | undefined, names: readonly string[]): string | undefined {
  if (call === undefined) return names[0]
  const parts = [call.params, call.query, call.body]
  return names.find((name) => parts.some((part) => hasField(part, firstOf(name))))
}
