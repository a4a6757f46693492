import type { PlaceOrder } from '@vitrine/contract/order'
import { type ConfiguredLine, configureLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { ShopError } from '#api/errors.ts'
import { lineRefused, refusalOf } from '#api/features/cart/index.ts'

type OrderedItem = PlaceOrder['products'][number]
export type OrderLine = ConfiguredLine & { itemId: number; key: string; qty: number; product: Sellable }

/** One product for each line asked for; undefined where the shop has none. */
export type Goods = readonly (Sellable | undefined)[]

/** What is bought, from the shop's own data: of the body only sku, choices and quantity count. */
export function makeLines(products: Goods, asked: readonly OrderedItem[]): OrderLine[] {
  const lines = new Map<string, OrderLine>()
  const gone: string[] = []
  for (const [index, one] of asked.entries()) {
    const product = products[index]
    if (!product)
      throw lineRefused('PRODUCT_NOT_FOUND', { path: `products.${index}.sku`, reason: 'is not in this shop' })
    const made = configureLine(product, one.product_option)
    if (!made.ok && made.problem.kind !== 'not_offered') throw refusalOf(made.problem, `products.${index}`)
    if (made.ok) addLine(lines, { ...made.line, product, qty: one.qty })
    else gone.push(product.sku)
  }
  if (gone.length > 0) throw outOfStock(gone)
  return [...lines.values()]
}

export function outOfStock(skus: readonly string[]): ShopError {
  return new ShopError('OUT_OF_STOCK', {
    details: { skus: [...new Set(skus)] },
    meta: { skus: [...new Set(skus)] },
  })
}

/** The same goods twice in a body are one line. */
function addLine(lines: Map<string, OrderLine>, line: Omit<OrderLine, 'key' | 'itemId'>): void {
  const key = lineKey({ sku: line.product.sku, product_option: line.productOption })
  const before = lines.get(key)
  const qty = line.qty + (before?.qty ?? 0)
  if (qty > line.product.stock.maxSaleQty) throw outOfStock([line.product.sku])
  lines.set(key, { ...line, qty, key, itemId: before?.itemId ?? lines.size + 1 })
}
