// How the asker of an address wants a product made ready (api-shapes §1.7). Who says nothing gets it as it stands.
import type { UrlOptions } from '@vitrine/contract/catalog/replies/url-match'
import { canonicalOption } from '@vitrine/domain/cart/product-option'
import { isOffered, pickVariant } from '@vitrine/domain/catalog/pick-variant'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import type { ProductFacts } from '@vitrine/domain/catalog/product-facts'

type Shown = Product & Partial<ProductFacts>
export type Prepared = Shown & { selected_variant?: ConfigurableChild }

export function applyOptions(found: Shown, childSku: string | null, options: UrlOptions): Prepared {
  const product = trimmed(found, options)
  if (!options.assignProductConfiguration || product.type_id !== 'configurable') return product
  const fallbackToFirst = options.fallbackToDefaultWhenNoAvailable !== false
  const variant = pickVariant(product.configurable_children, { sku: childSku }, { fallbackToFirst })
  return variant ? configured(product, variant, options) : product
}

function trimmed(product: Shown, options: UrlOptions): Shown {
  const { prefetchGroupProducts, setProductErrors, filterUnavailableVariants } = options
  return {
    ...product,
    ...(prefetchGroupProducts === false && {
      product_links: product.product_links.map(({ product: _, ...link }) => link),
    }),
    ...(setProductErrors === false && { errors: {} }),
    ...(filterUnavailableVariants && {
      configurable_children: product.configurable_children.filter((child) => isOffered(child, true)),
    }),
  }
}

/** The variant over its parent, whose name and visibility stay, and its picture where the variant has none. */
function configured(product: Shown, variant: ConfigurableChild, options: UrlOptions): Prepared {
  const chosen = product.configurable_options.flatMap(({ attribute_id, attribute_code, label, values }) => {
    const id = variant.attributes[attribute_code]
    const value = values.find(({ value_index }) => value_index === id)
    return value && attribute_code !== 'price' ? [{ attribute_id, label, value }] : []
  })
  const choice = {
    is_configured: true,
    options: chosen.map(({ label, value }) => ({ label, value: value.label })),
    ...(options.setConfigurableProductOptions !== false && {
      product_option: canonicalOption({
        extension_attributes: {
          configurable_item_options: chosen.map(({ attribute_id, value }) => ({
            option_id: attribute_id,
            option_value: value.value_index,
          })),
        },
      }),
    }),
  }
  if (options.separateSelectedVariant) return { ...product, ...choice, selected_variant: variant }
  const { name: _, attributes, ...own } = variant
  const unchanged = { visibility: product.visibility, image: variant.image ?? product.image }
  return { ...product, ...own, ...attributes, ...unchanged, ...choice }
}
