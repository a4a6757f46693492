import type { Product } from '@vitrine/domain/catalog/product'
import type { PartFacts } from '@vitrine/domain/catalog/product-facts'

type Parts = Pick<Product, 'sku' | 'product_links' | 'bundle_options' | 'custom_options'>

/**
 * What hangs on a product, with the fields of the specification the shop's own pages do without: a client written from it
 * knows a selection by the option it belongs to, and reads no price of its own into one that has none.
 */
export function partsWithFacts({ sku, product_links, bundle_options, custom_options }: Parts): PartFacts {
  return {
    product_links: product_links.map((link) => ({
      ...link,
      ...{ sku, is_default: false, extension_attributes: { qty: link.qty } },
    })),
    bundle_options: bundle_options.map((option) => ({
      ...option,
      ...{ sku, is_default: false, qty: 1 },
      product_links: option.product_links.map((one, at) => ({
        ...one,
        ...{ option_id: option.option_id, position: at + 1, price: null, price_type: null },
      })),
    })),
    custom_options: custom_options.map((option) => ({
      ...option,
      values: option.values.map((value, at) => ({ ...value, sort_order: at + 1 })),
    })),
  }
}
