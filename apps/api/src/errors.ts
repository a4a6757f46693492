// What can go wrong, by name. Verbs throw a ShopError; the one error handler turns its code into a status.
// A new code is added here, and the record keeps the list exhaustive.
import type { FieldKey, FieldProblem } from './field-problem.ts'

const STATUS_BY_CODE = {
  VALIDATION: 400,
  BAD_REQUEST: 400,
  AMBIGUOUS_CREDENTIALS: 400,
  NOT_ENOUGH: 400,
  CART_EMPTY: 400,
  OPTIONS_INVALID: 400,
  INCORRECT_PHONE_OR_EMAIL: 400,
  INCORRECT_PHONE: 400,
  INCORRECT_EMAIL: 400,
  PASSWORD_REFUSED: 400,
  INCORRECT_PASSWORD: 400,
  REGISTER_SMS_CODE_INCORRECT: 400,
  ENTER_YOUR_NAME: 400,
  PASSKEY_REFUSED: 400,
  SECOND_FACTOR_INCORRECT: 400,
  SHIPPING_UNAVAILABLE: 400,
  PAYMENT_UNAVAILABLE: 400,
  COUPON_REQUIRED: 400,
  GIFT_CARD_REQUIRED: 400,
  UNAUTHORIZED: 401,
  LOGIN_REFUSED: 401,
  EVENT_FORGED: 401,
  ACCESS_DENIED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  CART_NOT_FOUND: 404,
  ITEM_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  ATTRIBUTE_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  TAX_ZIP_UNKNOWN: 404,
  COUPON_NOT_FOUND: 404,
  GIFT_CARD_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  IN_FLIGHT: 409,
  CART_CHANGED: 409,
  OUT_OF_STOCK: 409,
  TOTAL_CHANGED: 409,
  COUPON_USED: 409,
  COUPON_EXPIRED: 409,
  COUPON_MINIMUM: 409,
  COUPON_NOT_FOR_THESE: 409,
  NO_BONUSES: 409,
  BONUSES_CHANGED: 409,
  GIFT_CARD_EXPIRED: 409,
  GIFT_CARD_FOREIGN: 409,
  GIFT_CARD_TOO_MANY: 409,
  GIFT_CARD_CHANGED: 409,
  IMPORT_FAILED: 409,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  REGISTER_SMS_CODE_SENDER_ERROR: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  /** Sold out, as programs of the ancestor know it. */
  ADD_PRODUCTS_ERROR: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE
export const ERROR_CODES = Object.keys(STATUS_BY_CODE)

export type ErrorExtras = {
  /** What the client shows; the code itself when left out. */
  message?: string
  details?: unknown
  /** Overrides the status of the code; for the rare case only. */
  status?: number
  /** Further wire fields of `meta`, such as the quantity left in stock. */
  meta?: Record<string, unknown>
}

export class ShopError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: unknown
  readonly meta: Record<string, unknown>

  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(extras.message ?? code)
    this.name = 'ShopError'
    this.code = code
    this.status = extras.status ?? STATUS_BY_CODE[code]
    this.details = extras.details
    this.meta = extras.meta ?? {}
  }
}

type Problem = Omit<FieldProblem, 'key'> & { key?: FieldKey }

/** 400, naming the first field and what is wrong with it; `details` holds them all. */
export function invalidInput(problems: readonly Problem[]): ShopError {
  const [first] = problems
  const message = first ? [first.path, first.message].filter(Boolean).join(': ') : 'VALIDATION'
  const details = problems.slice(0, 20).map((problem) => ({ key: 'REFUSED' as const, ...problem }))
  return new ShopError('VALIDATION', { message, details })
}
