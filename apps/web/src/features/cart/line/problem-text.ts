import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import type { CartProblem } from '@vitrine/sync/cart/cart-state'

const KNOWN: Readonly<Record<string, MessageKey>> = {
  PRODUCT_NOT_FOUND: 'cart.gone',
  OPTIONS_INVALID: 'cart.chooseAgain',
  CART_FULL: 'cart.full',
}

/** Why the server refused a line, in the shopper's words. */
export function problemText(t: Translate, { errorCode, message, qty }: CartProblem): string {
  if (qty !== undefined) return t('cart.notEnough', { qty })
  const known = KNOWN[errorCode]
  return known ? t(known) : t('cart.refused', { reason: message })
}
