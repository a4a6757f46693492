import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { expectedBy } from '@vitrine/i18n/calendar/expected-by'
import { type Goods, missingForFree } from '#web/lib/delivery/delivery-cost.ts'
import { usualShipping } from '#web/lib/delivery/usual-shipping.ts'

export type DeliveryOffer = {
  /** What is missing until delivery is free; 0 when it is, null when it never is. */
  missing: number | null
  /** How far it is, 0 to 100. */
  percent: number
  /** The latest day it arrives: its noon by UTC. */
  arrives: number
}

/** What the usual way of delivery promises for this bag. */
export function deliveryOffer(
  methods: readonly ShippingMethod[],
  goods: Goods,
  { now, store }: { now: number; store: StoreCode },
): DeliveryOffer | null {
  const method = usualShipping(
    methods.filter((one) => !one.offline),
    goods,
  )
  if (!method) return null
  const arrives = expectedBy(now, method.delivery_days[1], store)
  const missingMinor = missingForFree(method, goods)
  if (missingMinor === null) return { missing: null, percent: 0, arrives }
  const limitMinor = toMinor(method.limit)
  const percent = limitMinor === 0 ? 100 : Math.round((100 * (limitMinor - missingMinor)) / limitMinor)
  return { missing: toMajor(missingMinor), percent, arrives }
}
