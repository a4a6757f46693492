import { hash } from 'node:crypto'
import type { ServerItem } from '@vitrine/contract/cart'
import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { toMajor } from '@vitrine/domain/money/money'
import { lineStock } from './line-stock.ts'
import type { CartLine } from './load-lines.ts'

/** A line as the wire has it (api-shapes §1.1): the variant's sku under its parent's type and name. */
export function toServerItem(line: CartLine, cartToken: string): ServerItem {
  const { product } = line
  const stock = lineStock(line)
  const type = product.parentSku === null ? product.type : 'configurable'
  return {
    item_id: line.itemId,
    server_item_id: line.itemId,
    id: product.productId,
    sku: product.sku,
    parentSku: product.parentSku ?? product.sku,
    qty: line.qty,
    name: product.name,
    price: toMajor(line.unitMinor),
    old_price: line.oldUnitMinor === null ? null : toMajor(line.oldUnitMinor),
    row_total: toMajor(line.unitMinor * line.qty),
    product_type: type,
    type_id: type,
    quote_id: cartToken,
    quoteId: cartToken,
    checksum: checksumOf(line),
    product_option: line.productOption,
    options: line.options,
    thumbnail: product.thumbnail,
    url_path: product.urlPath,
    stock: { is_in_stock: isBuyable({ stock }), ...stock, is_offered: line.isSellable },
  }
}

function checksumOf({ product, productOption }: CartLine): string {
  return hash('sha3-224', lineKey({ sku: product.sku, product_option: productOption }))
}
