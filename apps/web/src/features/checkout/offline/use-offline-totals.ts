import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import type { Estimates } from '@vitrine/contract/cart/estimates'
import { rangeOfZip } from '@vitrine/domain/address/zip-range'
import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { offlineTotal } from '@vitrine/domain/checkout/offline-total'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import { isTaxedByZip } from '@vitrine/domain/pricing/tax/zip-tax'
import { useCart } from '#web/engine/use-cart.ts'
import { deliveryCost } from '#web/lib/delivery/delivery-cost.ts'
import { useStore } from '#web/ui/shop-context.tsx'

type Place = { country: string; postcode: string }
type Chosen = { shipping: ShippingMethod | undefined; payment: PaymentMethod | undefined }

/** What the bag comes to at an address, for while the shop cannot be asked; null while nobody can say. */
export function useOfflineTotals(
  { taxes }: Estimates,
  { country, postcode }: Place,
): (chosen: Chosen) => Totals | null {
  const store = useStore()
  const { lines, totals } = useCart()
  const tax = isTaxedByZip(store, country) ? rangeOfZip(taxes, postcode) : undefined
  // What nobody carries is a gift card as far as is known here, and money bears no tax.
  const taxed = lines.filter((line) => isBuyable(line) && line.product_type !== 'virtual')
  const goods = toMajor(addMoney(...taxed.map(({ row_total }) => toMinor(row_total))))
  return ({ shipping, payment }) =>
    totals && payment
      ? offlineTotal(totals, {
          // What is mailed has no way, and costs none.
          shipping: shipping ? deliveryCost(shipping, totals) : 0,
          payment: { title: payment.title, cost: payment.cost_incl_tax },
          tax: tax ? { ...tax, isShippingTaxed: tax.taxes_shipping, goods } : null,
        })
      : null
}
