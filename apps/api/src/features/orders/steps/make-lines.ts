import type { PlaceOrder } from '@vitrine/contract/order'
import { type ConfiguredLine, configureLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { ShopError } from '#api/errors.ts'
import { type CartLineRow, lineRefused, refusalOf, rowKey } from '#api/features/cart/index.ts'

type OrderedItem = PlaceOrder['products'][number]
type MadeLine = ConfiguredLine & { key: string; qty: number; product: Sellable }
export type OrderLine = MadeLine & { itemId: number }

/** One product for each line asked for; undefined where the shop has none. */
export type Goods = readonly (Sellable | undefined)[]

type Asked = {
  products: readonly OrderedItem[]
  /** What its cart holds: a client finds the sums of a line by the id the cart has for it. */
  rows: readonly CartLineRow[]
}

/** What is bought, from the shop's own data: of the body only sku, choices and quantity count. */
export function makeLines(products: Goods, { products: asked, rows }: Asked): OrderLine[] {
  const lines = new Map<string, MadeLine>()
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
  const idOf = new Map(rows.map((row) => [rowKey(row), row.item_id]))
  // What was ordered while the shop was out of reach may not stand in the cart: no line of a cart has such an id.
  return [...lines.values()].map((line, index) => ({ ...line, itemId: idOf.get(line.key) ?? -(index + 1) }))
}

export function outOfStock(skus: readonly string[]): ShopError {
  return new ShopError('OUT_OF_STOCK', {
    details: { skus: [...new Set(skus)] },
    meta: { skus: [...new Set(skus)] },
  })
}

/** The same goods twice in a body are one line. */
function addLine(lines: Map<string, MadeLine>, line: Omit<MadeLine, 'key'>): void {
  const key = lineKey({ sku: line.product.sku, product_option: line.productOption })
  const before = lines.get(key)
  const qty = line.qty + (before?.qty ?? 0)
  if (qty > line.product.stock.maxSaleQty) throw outOfStock([line.product.sku])
  lines.set(key, { ...line, qty, key })
}
