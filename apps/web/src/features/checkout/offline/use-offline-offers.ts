import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import type { Estimates } from '@vitrine/contract/cart/estimates'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { canPayBy, OFFLINE_SHIPPING } from '@vitrine/domain/checkout/methods'
import { toMajor } from '@vitrine/domain/money/money'
import { useCart } from '#web/engine/use-cart.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useT } from '#web/ui/shop-context.tsx'

type Offers = { shipping: readonly ShippingMethod[]; payment: readonly PaymentMethod[] }

/**
 * What stands in while the shop cannot be asked for its ways (spec §5, §9), at what the usual one costs to this country. The
 * shop confirms it.
 */
export function useOfflineOffers({ deliveries }: Estimates, country: string): Offers {
  const t = useT()
  const { lines } = useCart()
  const { paymentMethods } = useShopInfo()
  const usual = deliveries.find(({ countries }) => countries.includes(country))
  const price = usual?.price ?? toMajor(OFFLINE_SHIPPING.priceMinor)
  // Which of what nobody carries is a gift card is not known here; a file paid at the door can wait for a connection.
  const types = lines.map(({ product_type: type }) => ({
    type: type as ProductType,
    isGiftCard: type === 'virtual',
  }))
  const way: ShippingMethod = {
    carrier_code: OFFLINE_SHIPPING.carrierCode,
    method_code: OFFLINE_SHIPPING.methodCode,
    method_title: t('checkout.offlineWay'),
    ...{ carrier_title: '', amount: price, price_incl_tax: price, price_excl_tax: price },
    ...{ available: true, error_message: '', default: true, offline: true },
    limit: usual?.free_from ?? toMajor(OFFLINE_SHIPPING.limitMinor),
    ...{ delivery_days: [0, 0], needs_point: false, pickup_points: [] },
  }
  return { shipping: [way], payment: paymentMethods.filter(({ code }) => canPayBy(code, { lines: types })) }
}
