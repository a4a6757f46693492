import type { Totals } from '@vitrine/contract/cart'
import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { missingForFreeMinor } from '@vitrine/domain/checkout/free-delivery'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'

const DAY_MS = 86_400_000

export type DeliveryOffer = {
  /** What is missing until delivery is free; 0 when it is, null when it never is. */
  missing: number | null
  /** How far it is, 0 to 100. */
  percent: number
  /** The latest day it arrives. */
  arrives: number
}

/** What the usual way of delivery promises for this bag. */
export function deliveryOffer(
  methods: readonly ShippingMethod[],
  totals: Pick<Totals, 'subtotal_incl_tax' | 'discount_amount'>,
  now: number,
): DeliveryOffer | null {
  const offered = methods.filter((one) => one.available && !one.offline)
  const method = offered.find((one) => one.default) ?? offered[0]
  if (!method) return null
  const arrives = now + method.delivery_days[1] * DAY_MS
  const limitMinor = toMinor(method.limit)
  const goodsMinor = addMoney(toMinor(totals.subtotal_incl_tax), toMinor(totals.discount_amount))
  const missingMinor = missingForFreeMinor(goodsMinor, limitMinor)
  if (missingMinor === null) return { missing: null, percent: 0, arrives }
  const percent = limitMinor === 0 ? 100 : Math.round((100 * (limitMinor - missingMinor)) / limitMinor)
  return { missing: toMajor(missingMinor), percent, arrives }
}
