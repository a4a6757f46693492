// The buying side of a product's page, and what came of it.
import type { Product } from '@vitrine/domain/catalog/product'
import { beforeEach, expect, vi } from 'vitest'
import { press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { usePurchase } from '../../purchase/use-purchase.ts'
import { BuyBox } from '../buy-box.tsx'

export const stockOf = (qty: number) => ({
  product_id: 1,
  qty,
  is_in_stock: qty > 0,
  low_stock: qty < 4,
  manage_stock: true,
})
export const aPart = (sku: string, price: number, qty = 9) => ({
  id: price,
  sku,
  name: sku,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price_incl_tax: price,
  old_price: null,
  image: null,
  url_path: sku.toLowerCase(),
  slug: sku.toLowerCase(),
  stock: stockOf(qty),
})
export const aProduct = (facts: object = {}) =>
  ({
    ...aPart('DRESS', 59),
    name: 'Linen dress',
    base_price_incl_tax: 59,
    max_price: null,
    tax_class_id: 2,
    configurable_options: [],
    configurable_children: [],
    custom_options: [],
    bundle_options: [],
    product_links: [],
    media_gallery: [],
    downloads: [],
    errors: {},
    category: [],
    info: {},
    ...facts,
  }) as unknown as Product

/** A shop of its own for each test of a file. */
export function openBuyBox() {
  let shop: ReturnType<typeof scriptedEngine>
  beforeEach(() => {
    localStorage.clear()
    stubDialog()
    class Watch {
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Watch)
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    shop = scriptedEngine()
  })
  const open = (product: Product, address = '/linen-dress') =>
    openPage(<Page product={product} />, { shop, address })
  return { shop: () => shop, open }
}

function Page({ product }: { product: Product }) {
  const purchase = usePurchase(product, null)
  return (
    <BuyBox product={product} purchase={purchase}>
      {null}
    </BuyBox>
  )
}

export const buyButton = () => document.querySelector<HTMLElement>('[data-buy]')
export const buy = () => press('button', /^Add|^Sold out/)

/** Sheets and the forms of sets come as scripts of their own. */
export const appeared = (name: string) =>
  vi.waitFor(
    async () => {
      await settled()
      expect(textOf(document.body)).toContain(name)
    },
    { timeout: 30_000 },
  )
