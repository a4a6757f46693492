/** A message of the catalogue (spec §8), as a key; the words are made where the language is known. */
export type CartNoticeMessage = {
  type: 'success' | 'warning' | 'error'
  key: NoticeKey
  /** What the server said, for keys that show it. */
  text?: string
  sku?: string
}

export type NoticeKey =
  | 'PRODUCT_ADDED_TO_CART'
  | 'PRODUCT_QUANTITY_UPDATED'
  | 'PRODUCT_UNSAFE_QUANTITY'
  | 'PRODUCT_IS_OUT_OF_STOCK'
  | 'PRODUCT_PRICE_UNKNOWN'
  | 'PRODUCT_ERROR'
  | 'CART_LINE_REFUSED'
  | 'COUPON_DROPPED'
  | 'CALL_FAILED'
  | 'SESSION_LOST'
  | 'SIGNED_OUT'
  | 'SIGNED_OUT_ELSEWHERE'
  | 'NOT_KEPT'

const DEFAULT_LIFETIME_MS = 2_000
const LONG_LIFETIME_MS = 5_000
const LONG: ReadonlySet<NoticeKey> = new Set([
  'PRODUCT_UNSAFE_QUANTITY',
  'PRODUCT_IS_OUT_OF_STOCK',
  'SESSION_LOST',
  'SIGNED_OUT_ELSEWHERE',
])

export function lifetimeOf(key: NoticeKey): number {
  // Whoever misses it pays with the bag.
  if (key === 'NOT_KEPT') return Number.POSITIVE_INFINITY
  return LONG.has(key) ? LONG_LIFETIME_MS : DEFAULT_LIFETIME_MS
}
