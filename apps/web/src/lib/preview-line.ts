import { canonicalOption, type LooseProductOption } from '@vitrine/domain/cart/product-option'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import type { CartLine } from '@vitrine/sync/cart/cart-state'

type Chosen = { child?: ConfigurableChild; option?: LooseProductOption; qty: number }

/** The line as it will look; the server answers with the real one. */
export function previewLine(product: Product, { child, option, qty }: Chosen): CartLine {
  const priced = child ?? product
  const configured = child
    ? product.configurable_options.map(({ attribute_id, attribute_code }) => ({
        option_id: attribute_id,
        option_value: child.attributes[attribute_code] ?? '',
      }))
    : []
  const extra = option?.extension_attributes ?? {}
  return {
    item_id: 0,
    sku: priced.sku,
    parentSku: product.sku,
    qty,
    name: product.name,
    price: priced.price_incl_tax,
    old_price: priced.old_price,
    row_total: Math.round(priced.price_incl_tax * qty * 100) / 100,
    product_type: product.type_id,
    quote_id: '',
    product_option: canonicalOption({
      extension_attributes: { ...extra, configurable_item_options: configured },
    }),
    options: child ? labelsOf(product, child) : [],
    thumbnail: child?.image ?? product.image,
    url_path: product.url_path,
    stock: { ...priced.stock, status: 'ok' },
    confirmed: false,
  }
}

function labelsOf(product: Product, child: ConfigurableChild): CartLine['options'] {
  return product.configurable_options.map(({ attribute_code, label, values }) => ({
    label,
    value: values.find((one) => one.value_index === child.attributes[attribute_code])?.label ?? '',
  }))
}
