import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { usualWay } from '@vitrine/domain/pickup/usual-way'
import { deliveryCost, type Goods } from './delivery-cost.ts'

/** The way a shopper gets who does not choose; what cannot be had, or stands in for what could not be asked, comes last. */
export function usualShipping(
  methods: readonly ShippingMethod[],
  goods: Goods | null,
): ShippingMethod | undefined {
  const offered = methods.filter((one) => one.available)
  const known = offered.filter((one) => !one.offline)
  const own = known.filter((one) => one.default)
  const sorted = [...own, ...known.filter((one) => !own.includes(one))]
  const facts = (one: ShippingMethod) => ({
    needsPoint: one.needs_point,
    cost: goods ? deliveryCost(one, goods) : one.price_incl_tax,
  })
  return usualWay(sorted, facts) ?? offered[0]
}
