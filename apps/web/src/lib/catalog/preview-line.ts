import { configureLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { canonicalOption, type LooseProductOption } from '@vitrine/domain/cart/product-option'
import type { StockInfo } from '@vitrine/domain/catalog/product'
import { multiplyMoney, toMajor } from '@vitrine/domain/money/money'
import type { CartLine } from '@vitrine/sync/cart/cart-state'

type Chosen = { option: LooseProductOption; qty: number; stock: StockInfo }

/** The line as it will look, by the rule the server follows; it answers with the real one. */
export function previewLine(sellable: Sellable, { option, qty, stock }: Chosen): CartLine {
  const made = configureLine(sellable, option)
  const line = made.ok
    ? made.line
    : {
        unitMinor: sellable.priceMinor ?? 0,
        oldUnitMinor: sellable.oldMinor,
        options: [],
        productOption: canonicalOption(option),
      }
  return {
    item_id: 0,
    sku: sellable.sku,
    parentSku: sellable.parentSku ?? sellable.sku,
    qty,
    name: sellable.name,
    price: toMajor(line.unitMinor),
    old_price: line.oldUnitMinor === null ? null : toMajor(line.oldUnitMinor),
    row_total: toMajor(multiplyMoney(line.unitMinor, qty)),
    product_type: sellable.type,
    quote_id: '',
    product_option: line.productOption,
    options: line.options,
    thumbnail: sellable.thumbnail,
    url_path: sellable.urlPath,
    stock: { ...stock, status: 'ok' },
    confirmed: false,
  }
}
