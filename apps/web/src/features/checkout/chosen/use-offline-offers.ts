import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { canPayBy, OFFLINE_SHIPPING } from '@vitrine/domain/checkout/methods'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import { useCart } from '#web/engine/use-cart.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useT } from '#web/ui/shop-context.tsx'

type Offers = { shipping: readonly ShippingMethod[]; payment: readonly PaymentMethod[] }

/** What stands in while the shop cannot be asked for its ways (spec §5, §9). The shop confirms what it costs. */
export function useOfflineOffers(): Offers {
  const t = useT()
  const { lines } = useCart()
  const { paymentMethods } = useShopInfo()
  const price = toMajor(OFFLINE_SHIPPING.priceMinor)
  const types = lines.map(({ product_type }) => ({ type: product_type as ProductType }))
  const way: ShippingMethod = {
    carrier_code: OFFLINE_SHIPPING.carrierCode,
    method_code: OFFLINE_SHIPPING.methodCode,
    method_title: t('checkout.offlineWay'),
    ...{ carrier_title: '', amount: price, price_incl_tax: price, price_excl_tax: price },
    ...{ available: true, error_message: '', default: true, offline: true },
    limit: toMajor(OFFLINE_SHIPPING.limitMinor),
    ...{ delivery_days: [0, 0], needs_point: false, pickup_points: [] },
  }
  return { shipping: [way], payment: paymentMethods.filter(({ code }) => canPayBy(code, { lines: types })) }
}

/** The sums of the bag with what these ways cost, once; what they take off, the shop takes off when it counts. */
export function offlineTotals(
  totals: Totals,
  { shipping, payment }: { shipping: ShippingMethod; payment: PaymentMethod },
): Totals {
  const hasDelivery = totals.total_segments.some(({ code }) => code === 'shipping')
  const costs = [hasDelivery ? 0 : shipping.price_incl_tax, payment.cost_incl_tax]
  const grand_total = toMajor(addMoney(toMinor(totals.grand_total), ...costs.map(toMinor)))
  return {
    ...totals,
    grand_total,
    total_segments: totals.total_segments.map((segment) => {
      if (segment.code === 'shipping_on_checkout') return { ...segment, value: shipping.price_incl_tax }
      return segment.code === 'grand_total' ? { ...segment, value: grand_total } : segment
    }),
  }
}
