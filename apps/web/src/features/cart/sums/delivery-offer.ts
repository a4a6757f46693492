import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { calendarDays } from '@vitrine/domain/checkout/working-days'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import { type Goods, missingForFree } from '#web/lib/delivery/delivery-cost.ts'

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
  goods: Goods,
  now: number,
): DeliveryOffer | null {
  const offered = methods.filter((one) => one.available && !one.offline)
  const method = offered.find((one) => one.default) ?? offered[0]
  if (!method) return null
  const arrives = now + calendarDays(new Date(now).getDay(), method.delivery_days[1]) * DAY_MS
  const missingMinor = missingForFree(method, goods)
  if (missingMinor === null) return { missing: null, percent: 0, arrives }
  const limitMinor = toMinor(method.limit)
  const percent = limitMinor === 0 ? 100 : Math.round((100 * (limitMinor - missingMinor)) / limitMinor)
  return { missing: toMajor(missingMinor), percent, arrives }
}
