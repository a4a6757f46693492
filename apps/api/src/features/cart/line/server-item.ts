import type { ServerItem } from '@vitrine/contract/cart'
import { toMajor } from '@vitrine/domain/money/money'
import { lineStock } from './line-stock.ts'
import type { CartLine } from './load-lines.ts'

/** A line as the wire has it (api-shapes §1.1): the variant's sku under its parent's type and name. */
export function toServerItem(line: CartLine, cartToken: string): ServerItem {
  const { product } = line
  const stock = lineStock(line)
  return {
    item_id: line.itemId,
    sku: product.sku,
    parentSku: product.parentSku ?? product.sku,
    qty: line.qty,
    name: product.name,
    price: toMajor(line.unitMinor),
    old_price: line.oldUnitMinor === null ? null : toMajor(line.oldUnitMinor),
    row_total: toMajor(line.unitMinor * line.qty),
    product_type: product.parentSku === null ? product.type : 'configurable',
    quote_id: cartToken,
    product_option: line.productOption,
    options: line.options,
    thumbnail: product.thumbnail,
    url_path: product.urlPath,
    stock: { is_in_stock: stock.status !== 'out_of_stock', ...stock },
  }
}
