import type { CartLine } from '../cart/cart-state.ts'

export function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return {
    item_id: 0,
    sku: 'DR100-M-RED',
    parentSku: 'DR100',
    qty: 1,
    name: 'Linen dress',
    price: 59,
    old_price: null,
    row_total: 59,
    product_type: 'configurable',
    quote_id: '',
    product_option: {
      extension_attributes: { configurable_item_options: [], custom_options: [], bundle_options: [] },
    },
    options: [],
    thumbnail: null,
    url_path: 'linen-dress',
    stock: { is_in_stock: true, qty: 7, status: 'ok' },
    confirmed: false,
    ...overrides,
  }
}
