// Stock of this moment put on a product that was rendered earlier.
import type { StockAnswer } from '@vitrine/contract/stock'
import type { Product, ProductCard, StockInfo } from '@vitrine/domain/catalog/product'

/** The list is asked in pieces of so many (spec §7). */
const AT_ONCE = 15

/** In pieces for one call each: the variants, the parts of a set, or the product itself. */
export function stockedSkus(product: Product): string[][] {
  const counted = countedOf(product)
  // A sku with a comma in it cannot be listed.
  const skus = [...new Set(counted.map(({ sku }) => sku))].filter((sku) => !sku.includes(','))
  const pieces: string[][] = []
  for (let at = 0; at < skus.length; at += AT_ONCE) pieces.push(skus.slice(at, at + AT_ONCE))
  return pieces
}

/** What nobody answered for stays as it was told. */
export function withCurrentStock(product: Product, answers: readonly StockAnswer[]): Product {
  const bySku = new Map(answers.filter((one) => one.api_error === null).map((one) => [one.product_sku, one]))
  if (bySku.size === 0) return product
  const fresh = <T extends { sku: string; stock: StockInfo }>(one: T): T => {
    const answer = bySku.get(one.sku)
    return answer ? { ...one, stock: toStock(one.stock, answer) } : one
  }
  const inSet = <T extends { product?: ProductCard }>(links: T[]): T[] =>
    links.map((link) => (link.product ? { ...link, product: fresh(link.product) } : link))
  const children = product.configurable_children.map(fresh)
  return {
    ...fresh(product),
    ...(children.length > 0 && { stock: stockOfAny(product.stock, children) }),
    configurable_children: children,
    product_links: inSet(product.product_links),
    bundle_options: product.bundle_options.map((option) => ({
      ...option,
      product_links: inSet(option.product_links),
    })),
  }
}

function countedOf(product: Product): { sku: string }[] {
  const links = [...product.product_links, ...product.bundle_options.flatMap((one) => one.product_links)]
  const parts = links.flatMap((link) => link.product ?? [])
  const within = [...product.configurable_children, ...parts]
  return within.length > 0 ? within : [product]
}

function toStock(known: StockInfo, { qty, is_in_stock, manage_stock, status }: StockAnswer): StockInfo {
  return { ...known, qty, is_in_stock, manage_stock, low_stock: status === 'volatile' }
}

function stockOfAny(known: StockInfo, children: readonly { stock: StockInfo }[]): StockInfo {
  return { ...known, is_in_stock: children.some(({ stock }) => stock.is_in_stock) }
}
