import type { Call } from '@vitrine/contract/call'
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
/** They come beside what a call reads. */
const HEADERS = ['authorization', 'content-type', 'signature', KEY_HEADER]

/** What proves somebody to a call that reads no sign-in. */
const SECRETS = ['refreshToken', 'resetToken', 'token']

export type Asked = {
  call?: Pick<Call, 'params' | 'query' | 'body' | 'idempotencyKey' | 'anonymous'> | undefined
  body?: unknown
}

/** The field at fault as whoever asked has called it; none where the call has no such field. */
export function nameField(reply: ErrorReply, { call, body }: Asked): ErrorReply {
  const { field, ...meta } = reply.meta
  if (field === undefined || isOwnWord(reply)) return reply
  const secret = field === 'authorization' && call?.anonymous ? known(call, SECRETS) : undefined
  if (secret !== undefined) return { ...reply, meta: { ...meta, field: secret } }
  if (HEADERS.includes(field)) return reply
  const names = [field, ...(OTHER_NAMES[field] ?? [])]
  const own = names.find((name) => isSent(body, name)) ?? keyOf(call, field) ?? known(call, names)
  if (own === field) return reply
  return { ...reply, meta: own === undefined ? meta : { ...meta, field: own } }
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

function known(call: Asked['call'], names: readonly string[]): string | undefined {
  if (call === undefined) return names[0]
  const parts = [call.params, call.query, call.body]
  return names.find((name) => parts.some((part) => hasField(part, firstOf(name))))
}
