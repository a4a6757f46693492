// Any failure as an answer: named errors by their own status, client mistakes 4xx, a lost database 503,
// anything else 500 without a word about its inside.
import type { ReplyMeta } from '@vitrine/contract/reply'
import { type ErrorCode, ShopError } from '#api/errors.ts'

export type ErrorReply = { code: number; result: string; meta: ReplyMeta }

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
  PAYLOAD_TOO_LARGE: 'The request is larger than 1 MiB.',
  UNSUPPORTED_MEDIA_TYPE: 'Send application/json.',
  UNAVAILABLE: 'The shop cannot answer right now. Try again in a moment.',
  INTERNAL: 'Something went wrong on our side.',
}

// PostgreSQL says it is away, starting, stopping or full, or cut a statement that took too long.
const AWAY_SQLSTATE = /^(08...|57P0[1-5]|53...|57014|25P03)$/
const AWAY_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH'])
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|driver has already been destroyed/i
// A value no column can hold, such as a number out of range: the sender's mistake that no schema caught.
const DATA_SQLSTATE = /^22...$/

export function toErrorReply(error: unknown): ErrorReply {
  if (error instanceof ShopError) {
    const { code, status, message, details, meta } = error
    return reply(status, message, { ...meta, errorCode: code, ...(details !== undefined && { details }) })
  }
  const code = codeOf(error)
  return reply(statusOf(error, code), MESSAGE_BY_CODE[code] ?? code, { errorCode: code })
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

function reply(code: number, result: string, meta: ReplyMeta): ErrorReply {
  return { code, result, meta }
}
