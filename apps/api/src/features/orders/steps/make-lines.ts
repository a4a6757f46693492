import type { PlaceOrder } from '@vitrine/contract/order'
import { type ConfiguredLine, configureLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { findVariantSku, lineRefused, loadSellables, refusalOf } from '#api/features/cart/index.ts'

type Asked = PlaceOrder['products'][number]
export type OrderLine = ConfiguredLine & { itemId: number; key: string; qty: number; product: Sellable }

/** What is bought, from the shop's own data: of the body only sku, choices and quantity count. */
export async function makeLines(ctx: Context, asked: readonly Asked[]): Promise<OrderLine[]> {
  const products = await findProducts(ctx, asked)
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

/** One product for each asked sku; a parent with its options stands for the variant they name. */
async function findProducts(ctx: Context, asked: readonly Asked[]): Promise<(Sellable | undefined)[]> {
  const products = await loadSellables(
    ctx,
    asked.map((one) => one.sku),
  )
  const skus: (string | undefined)[] = []
  for (const { sku, product_option } of asked)
    skus.push(
      products.get(sku)?.type === 'configurable' ? await findVariantSku(ctx, sku, product_option) : sku,
    )
  const missing = skus.filter((sku) => sku !== undefined && !products.has(sku)) as string[]
  const variants = await loadSellables(ctx, missing)
  return asked.map(({ sku }, index) => {
    const found = skus[index]
    return found === undefined ? products.get(sku) : (products.get(found) ?? variants.get(found))
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
