import type { Totals } from '@vitrine/contract/cart'
import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { deliveryCostMinor, missingForFreeMinor } from '@vitrine/domain/checkout/free-delivery'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'

export type Goods = Pick<Totals, 'subtotal_incl_tax' | 'discount_amount'>

const worthMinor = ({ subtotal_incl_tax, discount_amount }: Goods): number =>
  addMoney(toMinor(subtotal_incl_tax), toMinor(discount_amount))

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
