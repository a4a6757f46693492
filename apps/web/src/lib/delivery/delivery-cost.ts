import type { Totals } from '@vitrine/contract/cart'
import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { deliveryCostMinor, missingForFreeMinor } from '@vitrine/domain/checkout/free-delivery'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'

export type Goods = Pick<Totals, 'subtotal_incl_tax' | 'total_segments'>

/** After coupons only: what a way to pay takes off does not count. */
const worthMinor = ({ subtotal_incl_tax, total_segments }: Goods): number => {
  // What was kept by an earlier version of the shop may lack rows.
  const coupon = total_segments?.find(({ code }) => code === 'coupon_code')
  return addMoney(toMinor(subtotal_incl_tax), toMinor(coupon?.value ?? 0))
}

/** What goods still lack, in minor units, until this way of delivery costs nothing; null where it always costs. */
export const missingForFree = ({ limit }: Pick<ShippingMethod, 'limit'>, goods: Goods): number | null =>
  missingForFreeMinor(worthMinor(goods), toMinor(limit))

export function deliveryCost(
  { price_incl_tax, limit }: Pick<ShippingMethod, 'price_incl_tax' | 'limit'>,
  goods: Goods,
): number {
  const price = { priceMinor: toMinor(price_incl_tax), limitMinor: toMinor(limit) }
  return toMajor(deliveryCostMinor(price, worthMinor(goods)))
}
