import type { LooseProductOption } from '@vitrine/domain/cart/product-option'
import type { Product } from '@vitrine/domain/catalog/product'

/** A bundle as it comes: the default selection of every option, else the first. */
export function defaultBundle(product: Product): LooseProductOption {
  const bundle_options = product.bundle_options.flatMap(({ option_id, product_links }) => {
    const chosen = product_links.find((link) => link.is_default) ?? product_links[0]
    return chosen ? [{ option_id, option_qty: Math.max(1, chosen.qty), option_selections: [chosen.id] }] : []
  })
  return { extension_attributes: { bundle_options } }
}
