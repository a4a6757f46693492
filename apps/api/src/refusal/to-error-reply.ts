// Any failure as an answer: named errors by their own status, client mistakes 4xx, a lost database 503,
// anything else 500 without a word about its inside.
import type { ReplyMeta } from '@vitrine/contract/reply'
import { type ErrorCode, ShopError } from '#api/errors.ts'
import { type ConflictCause, fieldOfConflict, isConflictCause } from './conflicts.ts'
import type { ListedProblem } from './to-listed.ts'

export type ErrorReply = {
  code: number
  /** An object or a list where api-shapes §1.8 has one. */
  result: string | { errorMessage: string } | ListedProblem[]
  meta: ReplyMeta & { errorCode: ErrorCode | ConflictCause }
}

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
}

const MESSAGE_BY_CODE: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'The request could not be read.',
  NOT_FOUND: 'There is nothing at this address.',
  PAYLOAD_TOO_LARGE: 'The request is larger than this call takes.',
  UNSUPPORTED_MEDIA_TYPE: 'Send application/json.',
  UNAVAILABLE: 'The shop cannot answer right now. Try again in a moment.',
  INTERNAL: 'Something went wrong on our side.',
}

// PostgreSQL says it is away, starting, stopping, full or read-only, cannot reach its disk, or cut a statement that took
// too long.
const AWAY_SQLSTATE = /^(08...|57P0[1-5]|53...|57014|25P03|25006|58030)$/
const AWAY_SYSTEM = new Set(
  ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'].concat([
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOSPC',
    'EDQUOT',
    'EROFS',
  ]),
)
// The driver names what it noticed first; by the time of the next query it only says that the connection is no good.
const AWAY_MESSAGE =
  /connection (terminated|ended)|not queryable|timeout exceeded when trying to connect|query read timeout|driver has already been destroyed|pool after calling end/i
// A value no column can hold, such as a number out of range: the sender's mistake that no schema caught.
const DATA_SQLSTATE = /^22...$/

export function toErrorReply(error: unknown): ErrorReply {
  if (error instanceof ShopError) {
    const { code, status, message, details, meta } = error
    // That something conflicts says little to a program or a person: what does is the code of its answer.
    const named = code === 'CONFLICT' && isConflictCause(message) ? message : code
    const field = fieldOf(named, details)
    return reply(status, message, {
      ...meta,
      errorCode: named,
      ...(field !== undefined && { field }),
      ...(details !== undefined && { details }),
    })
  }
  const code = codeOf(error)
  const field = fieldOf(code, undefined)
  return reply(statusOf(error, code), MESSAGE_BY_CODE[code] ?? code, {
    ...{ errorCode: code },
    ...(field !== undefined && { field }),
  })
}

function codeOf(error: unknown): ErrorCode {
  const {
    statusCode,
    code = '',
    message = '',
  } = (error ?? {}) as {
    statusCode?: number
    code?: string
    message?: string
  }
  if (AWAY_SQLSTATE.test(code) || AWAY_SYSTEM.has(code) || AWAY_MESSAGE.test(message)) return 'UNAVAILABLE'
  if (DATA_SQLSTATE.test(code)) return 'BAD_REQUEST'
  if (statusCode === undefined) return 'INTERNAL'
  return CODE_BY_STATUS[statusCode] ?? (statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL')
}

function statusOf(error: unknown, code: ErrorCode): number {
  const { statusCode } = (error ?? {}) as { statusCode?: number }
  const isClientStatus = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return isClientStatus ? statusCode : new ShopError(code).status
}

/** Where the fault lies when a refusal does not say it itself. */
const FIELD_BY_CODE: Partial<Record<ErrorCode, string>> = {
  AMBIGUOUS_CREDENTIALS: 'authorization',
  UNAUTHORIZED: 'authorization',
  LOGIN_REFUSED: 'password',
  EVENT_FORGED: 'signature',
  ACCESS_DENIED: 'authorization',
  CART_NOT_FOUND: 'cartId',
  CART_EMPTY: 'cartId',
  ITEM_NOT_FOUND: 'cartItem.item_id',
  NOT_ENOUGH: 'cartItem.qty',
  PRODUCT_NOT_FOUND: 'sku',
  ORDER_NOT_FOUND: 'id',
  TAX_ZIP_UNKNOWN: 'zip',
  OUT_OF_STOCK: 'products',
  ADD_PRODUCTS_ERROR: 'products',
  CART_CHANGED: 'cart_id',
  IN_FLIGHT: 'order_id',
  KEY_REUSED: 'order_id',
  COUPON_REQUIRED: 'coupon',
  COUPON_NOT_FOUND: 'coupon',
  COUPON_USED: 'coupon',
  COUPON_EXPIRED: 'coupon',
  COUPON_MINIMUM: 'coupon',
  COUPON_NOT_FOR_THESE: 'coupon',
  GIFT_CARD_REQUIRED: 'code',
  GIFT_CARD_NOT_FOUND: 'code',
  GIFT_CARD_EXPIRED: 'code',
  GIFT_CARD_FOREIGN: 'code',
  GIFT_CARD_TOO_MANY: 'code',
  GIFT_CARD_CHANGED: 'gift_cards',
  PASSKEY_REFUSED: 'passkey',
  SECOND_FACTOR_REQUIRED: 'ticket',
  SECOND_FACTOR_INCORRECT: 'code',
  NO_BONUSES: 'authorization',
  BONUSES_CHANGED: 'spend_account',
  INCORRECT_PHONE: 'phone',
  INCORRECT_EMAIL: 'email',
  PASSWORD_REFUSED: 'newPassword',
  INCORRECT_PASSWORD: 'currentPassword',
  INCORRECT_PHONE_OR_EMAIL: 'phone',
  REGISTER_SMS_CODE_INCORRECT: 'code',
  REGISTER_SMS_CODE_SENDER_ERROR: 'phone',
  ENTER_YOUR_NAME: 'name',
  TOTAL_CHANGED: 'totals.grand_total',
  REQUEST_TIMEOUT: 'body',
  PAYLOAD_TOO_LARGE: 'body',
  UNSUPPORTED_MEDIA_TYPE: 'content-type',
}

function fieldOf(code: ErrorCode | ConflictCause, details: unknown): string | undefined {
  const path = Array.isArray(details) ? details[0]?.path : undefined
  if (typeof path === 'string' && path !== '') return path
  return isConflictCause(code) ? fieldOfConflict(code) : FIELD_BY_CODE[code]
}

function reply(code: number, result: string, meta: ErrorReply['meta']): ErrorReply {
  return { code, result, meta }
}
