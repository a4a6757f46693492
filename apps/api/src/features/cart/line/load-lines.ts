import { isBuyable as isStocked } from '@vitrine/domain/cart/is-buyable'
import { type ConfiguredLine, configureLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { optionsKey } from '@vitrine/domain/cart/line-identity'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import type { Context } from '#api/context.ts'
import type { Cart } from '../cart-of.ts'
import { type CartLineRow, listLineRows } from '../cart-queries.ts'
import { type Known, loadSellables } from '../sellable/load-sellables.ts'
import { lineStock } from './line-stock.ts'

export type CartLine = ConfiguredLine & {
  itemId: number
  qty: number
  product: Sellable
  /** False once the product was taken off the shelf or its choices no longer exist; shown, never sold. */
  isSellable: boolean
  key: string
}

/** Whether an order takes it: it is on the shelf, and as many are left. */
export function isBuyable(line: CartLine): boolean {
  return isStocked({ stock: lineStock(line) })
}

export async function loadLines(
  ctx: Context,
  { cartId, id }: Pick<Cart, 'cartId' | 'id'>,
): Promise<CartLine[]> {
  return linesOf(ctx, await listLineRows(ctx, cartId), { cartId: id })
}

export async function linesOf(
  ctx: Context,
  rows: readonly CartLineRow[],
  known?: Known,
): Promise<CartLine[]> {
  const products = await loadSellables(
    ctx,
    rows.map((row) => row.sku),
    known,
  )
  return toLines(
    rows,
    rows.map((row) => products.get(row.sku)),
  )
}

/** `products` stand in the sequence of the rows; a row without one is left out. */
export function toLines(
  rows: readonly CartLineRow[],
  products: readonly (Sellable | undefined)[],
): CartLine[] {
  return rows.flatMap((row, index) => {
    const product = products[index]
    return product ? [toLine(row, product)] : []
  })
}

function toLine(row: CartLineRow, product: Sellable): CartLine {
  const option = row.options as ProductOption
  const made = configureLine(product, option)
  const line = made.ok ? made.line : unsellable(product, option)
  const key = `${row.sku}\n${optionsKey(option)}`
  return { ...line, itemId: row.item_id, qty: row.qty, product, isSellable: made.ok, key }
}

function unsellable(product: Sellable, productOption: ProductOption): ConfiguredLine {
  return {
    unitMinor: product.priceMinor ?? 0,
    oldUnitMinor: null,
    options: product.variant.map(({ label, value }) => ({ label, value })),
    productOption,
    needs: [],
  }
}
