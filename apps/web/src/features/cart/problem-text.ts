import type { Translate } from '@vitrine/i18n/create-translate'
import type { CartProblem } from '@vitrine/sync/cart/cart-state'

/** Why the server refused a line, in the shopper's words. */
export function problemText(t: Translate, { message, qty }: CartProblem): string {
  return qty === undefined ? t('cart.refused', { reason: message }) : t('cart.notEnough', { qty })
}
