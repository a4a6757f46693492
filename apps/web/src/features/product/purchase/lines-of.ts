import type { ConfigurableChild, Product, ProductCard } from '@vitrine/domain/catalog/product'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { previewLine } from '#web/lib/catalog/preview-line.ts'
import { partOf, toSellable } from '#web/lib/catalog/to-sellable.ts'
import { groupedRows, optionOf, type Selection } from './selection.ts'

type Chosen = { child: ConfigurableChild | undefined; selection: Selection }

/** A grouped product goes into the bag as its parts, one line each; everything else as itself. */
export function linesOf(product: Product, { child, selection }: Chosen): CartLine[] {
  if (product.type_id !== 'grouped') {
    const { stock } = child ?? product
    return [previewLine(toSellable(product, child), { option: optionOf(selection), qty: 1, stock })]
  }
  return groupedRows(product).flatMap(({ part }) => {
    const qty = selection.counts[part.sku] ?? 0
    return qty > 0 ? [lineOfPart(part, qty)] : []
  })
}

const lineOfPart = (part: ProductCard, qty: number): CartLine =>
  previewLine(partOf(part), { option: undefined, qty, stock: part.stock })
