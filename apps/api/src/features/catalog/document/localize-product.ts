// A whole document as one reader gets it: one language, one currency, prices and stock of this moment.

import type { ConfigurableChild, PriceSource, Product, ProductCard } from '@vitrine/domain/catalog/product'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import { toMajor } from '@vitrine/domain/money/money'
import { toPriceFields, toTaxFields } from '@vitrine/domain/pricing/tax/taxed-prices'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { textIn } from '@vitrine/domain/store/text-in'
import { cardAt, cardSource, type Live, priceOf, type Reader } from './card.ts'
import { priceIn, toStockInfo } from './composition.ts'
import { defectsOf } from './defects.ts'
import type { NamedVariant } from './part-option.ts'
import type { ChildBody, ProductBody, StorePrice } from './product-body.ts'
import { requiredExtrasOf } from './required-extra.ts'
import { bundleOptionsOf, customOptionsOf, downloadsOf, linksOf } from './sections/product-options.ts'
import { categoriesOf, configurableOptionsOf, detailsOf, mediaOf } from './sections/product-sections.ts'

export type LocalizeInput = Reader & {
  live: Live
  /** Cards of the parts a grouped or bundled product shows, by id. */
  linked: ReadonlyMap<number, ProductCard>
  /** What those of them are that are variants, by id. */
  variants: ReadonlyMap<number, NamedVariant>
  /** Stars of the reviews shown now, by product. */
  ratings: ReadonlyMap<number, NonNullable<Product['rating']>>
  /** Per cent of tax in this store, by tax class. */
  percentOf: (taxClassId: number) => number
}

const SOLD_OUT = { qty: 0, manageStock: true, lowStockQty: 0 }

/** Undefined where the product is not sold. */
export function localizeProduct(body: ProductBody, input: LocalizeInput): Product | undefined {
  const { store, labels, live } = input
  // A part nobody may buy has no price here, and is no part.
  const linked = new Map([...input.linked].filter(([id]) => input.parts.has(id)))
  const source = cardSource(body, input)
  const found = priceOf(source, store, live)
  if (found === undefined) return undefined
  const card = cardAt(source, found, live)
  const text = textIn(body.texts, dialectOf(store))
  const percent = input.percentOf(body.taxClassId)
  const terms = { store, onTop: live.percentOnTop?.(store.code, body.taxClassId) ?? 0 }
  return {
    ...card,
    parentId: body.parent?.id ?? body.id,
    ...toTaxFields(found.price, { ...body.prices[store.code], percent }),
    base_price_incl_tax: toMajor(found.base.final),
    price_source: sourceOf(body, input, percent),
    price_is_current: false,
    price_refreshed_at: null,
    tax_class_id: body.taxClassId,
    tax_percent: percent,
    // A translated name without a translated text is common; the English text is better than none.
    description: text?.description || (body.texts.en?.description ?? ''),
    short_description: text?.shortDescription || (body.texts.en?.shortDescription ?? ''),
    article: body.article,
    category_ids: [...body.categoryIds],
    category: categoriesOf(body, labels),
    media_gallery: mediaOf(body),
    configurable_options: configurableOptionsOf(body, labels),
    configurable_children: body.children.flatMap((child) => childOf(child, body, input) ?? []),
    product_links: linksOf(body, linked),
    bundle_options: bundleOptionsOf(body, dialectOf(store), { ...input, linked }),
    custom_options: customOptionsOf(body, terms),
    downloads: downloadsOf(body, terms),
    details: detailsOf(body, labels),
    rating: input.ratings.get(body.id) ?? null,
    ...defectsOf(body, { card, linked }),
  }
}

/** A variant is priced like a simple product of its parent's tax class. */
function childOf(
  child: ChildBody,
  { taxClassId }: ProductBody,
  input: LocalizeInput,
): ConfigurableChild | undefined {
  const { store, live } = input
  const listPrice = child.prices[store.code]
  if (listPrice === undefined || !isEnabled(child)) return undefined
  const { prices } = child
  const percent = input.percentOf(taxClassId)
  const lone = { id: child.id, type: 'simple' as const, prices, variants: [], options: [], taxClassId }
  const price = priceIn(lone, store.code, { ...live, parts: new Map(), now: live.now.toISOString() })?.price
  if (price === undefined) return undefined
  return {
    ...toPriceFields(price),
    ...toTaxFields(price, { ...listPrice, percent }),
    price_source: toSource(listPrice, { percent, includesTax: store.pricesIncludeTax }),
    id: child.id,
    sku: child.sku,
    name: textIn(child.names, dialectOf(store)) ?? child.sku,
    status: child.status,
    image: child.image,
    stock: toStockInfo(child.id, live.stock.get(child.id) ?? SOLD_OUT),
    attributes: Object.fromEntries(
      Object.entries(child.options).map(([code, optionId]) => [code, String(optionId)]),
    ),
  }
}

/** Variants name the price of their parent; parts and answers cannot be told by one amount. */
function sourceOf(body: ProductBody, { store }: LocalizeInput, percent: number): Product['price_source'] {
  if (body.type === 'grouped' || body.type === 'bundle' || requiredExtrasOf(body)) return null
  const listPrice = body.children.length > 0 ? { price: 0 } : (body.prices[store.code] ?? { price: 0 })
  return toSource(listPrice, { percent, includesTax: store.pricesIncludeTax })
}

type Terms = { percent: number; includesTax: boolean }

function toSource({ price, special }: StorePrice, { percent, includesTax }: Terms): PriceSource {
  return {
    price: toMajor(price),
    special_price: toMajor(special ?? 0),
    final_price: 0,
    includes_tax: includesTax,
    final_includes_tax: true,
    tax_percent: percent,
  }
}
