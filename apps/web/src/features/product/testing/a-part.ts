// What groups and sets are made of.
import type { BundleOption, ProductCard, ProductLink } from '@vitrine/domain/catalog/product'
import { aCard, aProduct, aStock } from '#web/lib/catalog/testing/a-product.ts'

/** Called by its sku. */
export const aPart = (sku: string, price: number, { qty = 9, old = null as number | null } = {}) =>
  aCard(sku, { name: sku, price_incl_tax: price, old_price: old, stock: aStock(qty) })

/** A part of a group, so many at first. */
export const aLink = (product: ProductCard, qty: number): ProductLink => ({
  ...{ link_type: 'associated', linked_product_sku: product.sku, linked_product_type: 'simple', position: 0 },
  ...{ qty, product },
})

type BundleLink = BundleOption['product_links'][number]

/** One of what can be chosen for a part of a set. */
export const aChoice = (id: string, product: ProductCard, facts: Partial<BundleLink> = {}): BundleLink => ({
  ...{ id, sku: product.sku, qty: 1, is_default: false, can_change_quantity: false, product },
  ...facts,
})

/** A set of one of these scarves and, for whoever wants them, so many cards of 4. */
export const aScarfSet = (scarves: BundleLink[]) =>
  aProduct({
    type_id: 'bundle',
    bundle_options: [
      {
        ...{ option_id: 1, title: 'Scarf', required: true, type: 'radio', position: 0 },
        product_links: scarves,
      },
      {
        ...{ option_id: 2, title: 'Extra', required: false, type: 'checkbox', position: 1 },
        product_links: [aChoice('21', aPart('CARD', 4), { can_change_quantity: true })],
      },
    ],
  })
