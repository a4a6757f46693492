import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { offerOf } from './offer-ld.ts'

/** The axes schema.org has a word for; others are properties by their label. */
const PROPERTIES = new Set(['color', 'size', 'material', 'pattern'])

type Axis = Product['configurable_options'][number]
type Group = {
  product: Pick<Product, 'name' | 'configurable_options'>
  urlOf: (childSku: string) => string
  imageOf: (child: ConfigurableChild) => string | undefined
  currencyCode: string
}

/** A variant of a `ProductGroup`: what it is besides the group, and its own offer. */
export function variantLd(child: ConfigurableChild, { product, urlOf, imageOf, currencyCode }: Group) {
  const chosen = product.configurable_options.flatMap((axis) => {
    const value = axis.values.find(({ value_index }) => value_index === child.attributes[axis.attribute_code])
    return value ? [{ axis, label: value.label }] : []
  })
  const others = chosen.filter(({ axis }) => !PROPERTIES.has(axis.attribute_code))
  const image = imageOf(child)
  const rest = { url: urlOf(child.sku), currencyCode, isInStock: child.stock.is_in_stock }
  return {
    '@type': 'Product',
    sku: child.sku,
    name: [product.name, ...chosen.map(({ label }) => label)].join(', '),
    ...(image && { image }),
    ...Object.fromEntries(
      chosen.filter((one) => !others.includes(one)).map(({ axis, label }) => [axis.attribute_code, label]),
    ),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ axis, label }) => propertyOf(axis, label)),
    }),
    offers: { '@type': 'Offer', price: child.price_incl_tax, ...offerOf(rest) },
  }
}

export function variesBy({ configurable_options: axes }: Pick<Product, 'configurable_options'>): string[] {
  return axes.map(({ attribute_code: code, label }) =>
    PROPERTIES.has(code) ? `https://schema.org/${code}` : label,
  )
}

const propertyOf = ({ label: name }: Axis, value: string) => ({ '@type': 'PropertyValue', name, value })
