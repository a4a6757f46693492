import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type CartNoticeMessage, lifetimeOf, type NoticeKey } from '@vitrine/sync/notice/notice'
import type { Notice } from '../lib/notify.ts'

const TEXTS: Record<NoticeKey, MessageKey> = {
  PRODUCT_ADDED_TO_CART: 'notice.added',
  PRODUCT_QUANTITY_UPDATED: 'notice.quantityChanged',
  PRODUCT_UNSAFE_QUANTITY: 'notice.unsafeQuantity',
  PRODUCT_IS_OUT_OF_STOCK: 'notice.outOfStock',
  PRODUCT_PRICE_UNKNOWN: 'notice.priceUnknown',
  PRODUCT_ERROR: 'notice.productError',
  CART_LINE_REFUSED: 'notice.lineRefused',
  COUPON_DROPPED: 'notice.couponDropped',
  CALL_FAILED: 'notice.callFailed',
  SESSION_LOST: 'notice.sessionLost',
  SIGNED_OUT: 'notice.signedOut',
  SIGNED_OUT_ELSEWHERE: 'notice.signedOutElsewhere',
  NOT_KEPT: 'notice.notKept',
}

/** A message of the catalogue in the shopper's words, for as long as the catalogue says. */
export function cartNotice(t: Translate, { type, key, text = '' }: CartNoticeMessage): Notice {
  const words = t(TEXTS[key], { reason: text, code: text })
  return { text: words, tone: type, lifetimeMs: lifetimeOf(key) }
}
