import type { PlaceOrder } from '@vitrine/contract/order'
import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import type { CartLine } from '../cart/cart-state.ts'

type Address = PlaceOrder['addressInformation']['billingAddress']
export type OrderWish = {
  /** Where it is ordered: once that is closed, the shop would take it for the store in its place. */
  storeCode: NonNullable<PlaceOrder['store_code']>
  cartId: string
  /** As the server counted it: both go along, so that the shop can tell what the shopper saw. */
  totals: { cart_version: number; grand_total: number }
  lines: readonly CartLine[]
  address: Address
  /** Where it is not that of the parcel. */
  billing?: Address | undefined
  /** Missing where nothing is delivered. */
  shipping: { carrier_code: string; method_code: string } | undefined
  payment: { code: string }
  /** The code of the pick-up point, where the way asks for one. */
  point?: string | undefined
  /** A guest's: the order is to be found in an account. */
  createAccount?: boolean
  /** What the shopper wants the shop to know. */
  comment?: string
  /** The partner's link the shopper came by last. */
  referral?: PlaceOrder['referral']
  /** Agreed: what is mailed is mailed at once, and cannot be withdrawn from then. */
  earlyDelivery?: boolean
  /** Made while the shop could not be asked: it may hold the bag otherwise by now. */
  isOffline?: boolean
}

/** One intention gets one id, once: every retry sends this very body again. What is sold out is not ordered. */
export function mintOrder(wish: OrderWish, stamp: { id: string; now: number }): PlaceOrder {
  const { cartId, totals, lines, address, shipping, payment, point, createAccount, earlyDelivery, referral } =
    wish
  const comment = wish.comment?.trim()
  const products = lines
    .filter(isBuyable)
    .map(({ sku, qty, product_option }) => ({ sku, qty, product_option }))
  return {
    order_id: `${stamp.now}-${stamp.id}`,
    cart_id: cartId,
    cart_version: totals.cart_version,
    store_code: wish.storeCode,
    created_at: new Date(stamp.now).toISOString(),
    products,
    expected_total: totals.grand_total,
    comment: comment ?? '',
    ...(wish.isOffline && { transmited: false }),
    ...(referral && { referral }),
    ...((createAccount || earlyDelivery) && {
      personal: { ...(createAccount && { createAccount }), ...(earlyDelivery && { earlyDelivery }) },
    }),
    addressInformation: {
      shippingAddress: shipping ? address : undefined,
      billingAddress: wish.billing ?? address,
      shipping_carrier_code: shipping?.carrier_code ?? '',
      shipping_method_code: shipping?.method_code ?? '',
      payment_method_code: payment.code,
      ...(shipping && point && { shippingExtraFields: { pickup_point: point } }),
    },
  }
}
