import type { Totals } from '@vitrine/contract/cart'
import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { missingForFreeMinor } from '@vitrine/domain/checkout/free-delivery'
import { addMoney, toMinor } from '@vitrine/domain/money/money'

export type Goods = Pick<Totals, 'subtotal_incl_tax' | 'discount_amount'>

/** What goods still lack, in minor units, until this way of delivery costs nothing; null where it always costs. */
export function missingForFree({ limit }: Pick<ShippingMethod, 'limit'>, goods: Goods): number | null {
  const goodsMinor = addMoney(toMinor(goods.subtotal_incl_tax), toMinor(goods.discount_amount))
  return missingForFreeMinor(goodsMinor, toMinor(limit))
}
