// Prices of this moment put on a product that was rendered earlier, a day ago at most.
import type { RenderedItem } from '@vitrine/contract/catalog/prices'
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import { recalculate } from '@vitrine/domain/pricing/document/recalculate'
import { refreshPrice } from '@vitrine/domain/pricing/document/refresh-price'

/** The platform answers no more skus at once. */
const MAX_SKUS = 100

type Cards = { product?: ProductCard }[]

export function pricedSkus(product: Product): string[] {
  const skus = [product, ...product.configurable_children, ...partsOf(product)].map(({ sku }) => sku)
  return [...new Set(skus)].slice(0, MAX_SKUS)
}

/** What the platform said nothing of is told by the clock alone: a promotion may have begun or ended since. */
export function withCurrentPrices(product: Product, items: readonly RenderedItem[], now: string): Product {
  const byId = new Map(items.map((item) => [item.id, item.price_info]))
  const parts = <T extends Cards>(links: T): T =>
    links.map(({ product: part, ...link }) => ({ ...link, product: part && refreshCard(part) })) as T
  const refreshCard = (card: ProductCard): ProductCard => {
    const info = byId.get(card.id)
    return info ? refreshPrice(card, info, now) : card
  }
  const info = byId.get(product.id)
  const priced = info ? refreshPrice(product, info, now) : (recalculate(product, now) as Product)
  return {
    ...priced,
    base_price_incl_tax: sum(product.base_price_incl_tax, priced.price_incl_tax, -product.price_incl_tax),
    configurable_children: product.configurable_children.map((child) => {
      const own = byId.get(child.id)
      return own ? refreshPrice(child, own, now) : (recalculate(child, now) as typeof child)
    }),
    product_links: parts(product.product_links),
    bundle_options: product.bundle_options.map((option) => ({
      ...option,
      product_links: parts(option.product_links),
    })),
  }
}

const sum = (...amounts: number[]): number => toMajor(addMoney(...amounts.map(toMinor)))

function partsOf({ product_links, bundle_options }: Product): ProductCard[] {
  const links: Cards = [...product_links, ...bundle_options.flatMap((option) => option.product_links)]
  return links.flatMap(({ product }) => product ?? [])
}
