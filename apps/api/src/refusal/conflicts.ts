// Why a request was refused that was in order by itself (409), each with the field it stands at, as requests call it; none
// where nothing that was sent is at fault.

/** What was sent is about something as it no longer is. */
const OVERTAKEN = {
  CHANGED_MEANWHILE: 'version',
  ORDER_MOVED_ON: 'from',
  REVIEW_MOVED_ON: 'was',
  CONTENT_DRAFT_MOVED_ON: 'version',
  CONTENT_MOVED_ON: 'based_on',
  DESIGN_DRAFT_MOVED_ON: 'version',
  DESIGN_MOVED_ON: 'based_on',
  REDIRECT_MOVED_ON: 'was',
  SETTINGS_MOVED_ON: 'changes',
  CATEGORY_CHANGED: 'was',
  CATEGORIES_MOVED: 'tree',
  ATTRIBUTE_CHANGED: 'was',
  ATTRIBUTES_MOVED: 'list',
  PRODUCT_CHANGED: 'items',
  STOCK_CHANGED: 'items',
  BONUSES_MOVED_ON: 'seen',
  MAPPING_MOVED_ON: 'was',
  KEY_MOVED_ON: 'seen',
} as const

const IN_THE_WAY = {
  AGREEMENT_CHANGED: 'version',
  CART_ALREADY_ORDERED: 'cart_id',
  CART_FULL: 'cartItem.sku',
  ORDER_STEP_NOT_NOW: 'step',
  ORDER_NOT_PAID: 'id',
  ORDER_PAID: 'id',
  ORDER_NOT_PAYABLE: 'id',
  PAYMENT_IN_REVIEW: 'id',
  PAYMENT_PENDING: 'id',
  REFUND_TOO_MUCH: 'amount',
  ORDER_IN_ACCOUNT: 'id',
  INVOICE_NOT_DUE: 'id',
  MAIL_NOT_DUE: 'mail',
  RETURN_NOT_HERE: 'kind',
  RETURN_OVER: 'number',
  RETURN_TOO_EARLY: 'number',
  RETURN_TOO_LATE: 'number',
  RETURN_CLOSED: 'number',
  GIFT_CARD_NOT_TO_SEND: 'card',
  GIFT_CARD_SPENT: 'id',
  GIFT_CARD_NOT_LIVE: 'id',
  COUPON_CODE_TAKEN: 'code',
  REVIEW_EXISTS: 'product_id',
  ALREADY_DECIDED: 'id',
  APPLICATION_WAITS: 'authorization',
  PARTNER_ALREADY: 'authorization',
  SET_EXISTS: 'items',
  PRODUCT_CHOOSE_OFF: 'action',
  SHOP_ACCOUNT_MISSING: 'currency',
  CONTACT_TAKEN: 'contact',
  EMAIL_NEEDED: 'on',
  IN_STOCK: 'sku',
  WISHLIST_FULL: 'sku',
  ORDERS_UNDER_WAY: 'authorization',
  ROYALTIES_UNCLAIMED: 'gives_up_royalties',
  TOO_MANY_ADDRESSES: 'address',
  TOO_MANY_PASSKEYS: 'passkey',
  PASSKEY_KNOWN: 'passkey',
  LAST_ADMIN: 'role',
  KEY_NAME_TAKEN: 'name',
  IMPORT_RUNNING: undefined,
  IMPORTS_WAIT: undefined,
  IMPORT_ENDED: 'id',
  CATEGORY_HAS_CHILDREN: 'id',
  CATEGORY_HAS_PRODUCTS: 'products_to_parent',
  CATEGORY_IN_USE: 'id',
  ATTRIBUTE_IN_USE: 'id',
} as const

const FIELDS = { ...OVERTAKEN, ...IN_THE_WAY }
export type ConflictCause = keyof typeof FIELDS
export const CONFLICT_CAUSES = Object.keys(FIELDS)

export function isConflictCause(name: string): name is ConflictCause {
  return Object.hasOwn(FIELDS, name)
}

export const fieldOfConflict = (cause: ConflictCause): string | undefined => FIELDS[cause]

/** Whoever was overtaken is told so in the same words everywhere. */
export function wordsOfConflict(cause: ConflictCause) {
  return isInTheWay(cause) ? cause : 'CHANGED_MEANWHILE'
}

function isInTheWay(cause: ConflictCause): cause is keyof typeof IN_THE_WAY {
  return Object.hasOwn(IN_THE_WAY, cause)
}
