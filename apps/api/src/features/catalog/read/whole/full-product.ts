import { canonicalOption } from '@vitrine/domain/cart/product-option'
import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import type {
  AttributeMeta,
  AttributeValue,
  ChildFacts,
  ProductFacts,
} from '@vitrine/domain/catalog/product-facts'
import type { ProductFlag } from '@vitrine/domain/catalog/records'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import type { Dialect } from '@vitrine/domain/store/dialect'
import { textIn } from '@vitrine/domain/store/text-in'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { type AttributeIndex, toAttributeMeta } from '#api/features/catalog/snapshot/attribute-index.ts'
import { partsWithFacts } from './part-facts.ts'

type FullProduct = Product & ProductFacts
type Reader = { attributes: AttributeIndex; dialect: Dialect }

/** A product with every field of the specification, and each of its attributes under its own code. */
export function withFacts(product: Product, body: ProductBody, reader: Reader): FullProduct {
  const values = attributeValues(body)
  return {
    ...values,
    ...product,
    ...partsWithFacts(product),
    ...flagsOf(body),
    url_key: textIn(body.texts, reader.dialect)?.urlKey ?? '',
    thumbnail: product.image,
    small_image: product.image,
    qty: 1,
    cheapest_child: cheapestOf(product.configurable_children),
    options: [],
    product_option: canonicalOption(undefined),
    is_configured: false,
    ptype: values.ptype ?? null,
    brand: values.brand ?? null,
    collection: values.collection ?? null,
    collection_name: labelOf(values.collection, reader),
    gender: values.gender ?? null,
    promoted: body.promoted,
    chosen_at: body.chosenAt,
    created_at: body.createdAt,
    attributes_metadata: metadataOf(body, reader),
    server_item_id: null,
    server_cart_id: null,
    prev_qty: null,
    category: product.category.map((one) => ({ ...one, slug: lastOf(one.url_path), path: one.url_path })),
    configurable_options: product.configurable_options.map((one) => ({
      ...one,
      ...{ id: Number(one.attribute_id), product_id: product.id },
    })),
    configurable_children: product.configurable_children.map((child) => ({
      ...child,
      ...childFacts(child, body),
    })),
  }
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function flagsOf({ flags }: ProductBody) {
  const isSet = (flag: ProductFlag) => flags[flag] === true
  return {
    set: Number(isSet('set')),
    top_brand: Number(isSet('top_brand')),
    top_collection: Number(isSet('top_collection')),
    approved: Number(isSet('approved')),
    is_promo: isSet('is_promo'),
    only_promo: isSet('only_promo'),
  }
}

/** What tells variants apart is null on their parent, beside the list of all its variants have: `color_options`. */
function attributeValues({ attributes, axes, children }: ProductBody): Record<string, AttributeValue> {
  const own = Object.entries(attributes).map(([code, values]) => [
    code,
    values.length > 1 ? [...values] : (values[0] ?? null),
  ])
  const offered = axes.flatMap((code) => {
    const ids = children.filter(isEnabled).flatMap(({ options }) => options[code] ?? [])
    return [
      [code, null],
      [`${code}_options`, [...new Set(ids)]],
    ]
  })
  return Object.fromEntries([...own, ...offered])
}

function cheapestOf(children: readonly ConfigurableChild[]): ProductFacts['cheapest_child'] {
  const offered = children.filter(({ stock }) => stock.is_in_stock)
  const [first] = (offered.length > 0 ? offered : children).toSorted(
    (a, b) => a.price_incl_tax - b.price_incl_tax,
  )
  return first ? { sku: first.sku, price_incl_tax: first.price_incl_tax } : null
}

function labelOf(value: AttributeValue | undefined, { attributes, dialect }: Reader): string | null {
  if (typeof value !== 'number') return typeof value === 'string' ? value : null
  return textIn(attributes.option(value)?.labels ?? {}, dialect) ?? null
}

/** Its attributes, each with the options the product or one of its variants has. */
function metadataOf({ attributes: values, axes, children }: ProductBody, reader: Reader): AttributeMeta[] {
  const codes = new Set([...Object.keys(values), ...axes])
  return reader.attributes.list.flatMap((attribute) => {
    if (!codes.has(attribute.code)) return []
    const variants = children.flatMap(({ options }) => options[attribute.code] ?? [])
    const named = new Set([...(values[attribute.code] ?? []), ...variants].map(String))
    const meta = toAttributeMeta(attribute, reader.dialect)
    return [{ ...meta, options: meta.options.filter(({ value }) => named.has(value)) }]
  })
}

function childFacts({ attributes }: ConfigurableChild, { taxClassId }: ProductBody): ChildFacts {
  const pairs = Object.entries(attributes)
  return {
    visibility: 1,
    tax_class_id: taxClassId,
    custom_attributes: pairs.map(([attribute_code, value]) => ({ attribute_code, value })),
  }
}
