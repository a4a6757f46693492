// The buying side of a product's page, and what came of it.
import type { Product } from '@vitrine/domain/catalog/product'
import { expect, vi } from 'vitest'
import { press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { usePurchase } from '../../purchase/use-purchase.ts'
import { aProductShop } from '../../testing/a-product-shop.ts'
import { BuyBox } from '../buy-box.tsx'

/** A product's page in a shop of its own for each test of a file. */
export function openBuyBox() {
  const shop = aProductShop()
  const open = (product: Product, address = '/linen-dress', state?: unknown) =>
    openPage(<Page product={product} />, { shop: shop(), address, state })
  return { shop, open }
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
