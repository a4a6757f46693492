// What hangs on a product: links, bundle choices, custom options, files.

import { answerRules } from '@vitrine/domain/catalog/answer-rules'
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import { toMajor } from '@vitrine/domain/money/money'
import { surchargeOnTop } from '@vitrine/domain/pricing/tax/tax-on-top'
import { type Dialect, dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { textIn } from '@vitrine/domain/store/text-in'
import type { NamedVariant } from '../part-option.ts'
import type { CustomOptionBody, ProductBody } from '../product-body.ts'

type Cards = ReadonlyMap<number, ProductCard>
type PartVariants = ReadonlyMap<number, NamedVariant>

export function linksOf(body: ProductBody, linked: Cards): Product['product_links'] {
  return body.links.map((link) => ({
    link_type: link.type,
    linked_product_sku: link.sku,
    linked_product_type: link.productType,
    position: link.position,
    qty: link.qty,
    product: link.type === 'associated' ? linked.get(link.productId) : undefined,
  }))
}

/** `variants` tells what each variant among the parts is. */
export function bundleOptionsOf(
  body: ProductBody,
  dialect: Dialect,
  { linked, variants }: { linked: Cards; variants: PartVariants },
): Product['bundle_options'] {
  return body.bundleOptions.map(({ id, titles, type, required, position, selections }) => ({
    option_id: id,
    title: textIn(titles, dialect) ?? '',
    required,
    type,
    position,
    product_links: selections.map((one) => ({
      id: String(one.id),
      sku: one.sku,
      qty: one.qty,
      is_default: one.isDefault,
      can_change_quantity: one.canChangeQuantity,
      ...partOf(linked.get(one.productId), variants.get(one.productId)),
    })),
  }))
}

/** As a line of the bag says it: the name of the parent, then what was chosen of it. */
function partOf(product: ProductCard | undefined, variant: NamedVariant | undefined) {
  if (!product || !variant) return { product }
  return { product: { ...product, name: variant.name || product.name }, variant: variant.values }
}

type Priced = Pick<CustomOptionBody, 'prices' | 'priceType'>
type Terms = { store: StoreView; onTop: number }

/** A percent and an amount are both kept in hundredths. */
function priceOf({ prices, priceType }: Priced, { store, onTop }: Terms): number {
  return toMajor(surchargeOnTop({ priceMinor: prices[store.code] ?? 0, priceType }, onTop).priceMinor)
}

export function customOptionsOf(body: ProductBody, terms: Terms): Product['custom_options'] {
  const dialect = dialectOf(terms.store)
  return body.customOptions.map((option) => ({
    option_id: option.id,
    title: textIn(option.titles, dialect) ?? '',
    type: option.type,
    is_require: option.required,
    price: priceOf(option, terms),
    price_type: option.priceType,
    max_characters: option.maxCharacters,
    validators: answerRules(option),
    values: option.values.map((value) => ({
      option_type_id: value.id,
      title: textIn(value.titles, dialect) ?? '',
      price: priceOf(value, terms),
      price_type: value.priceType,
    })),
  }))
}

/** Sold one by one, each file is a value of the option that lists them; otherwise all come together. */
export function downloadsOf(body: ProductBody, terms: Terms): Product['downloads'] {
  const choices = body.customOptions.find(({ isDownloads }) => isDownloads)?.values
  return body.downloads.map(({ titles }, at) => {
    const choice = choices?.[at]
    return {
      title: textIn(titles, dialectOf(terms.store)) ?? '',
      price_incl_tax: choice ? priceOf(choice, terms) : 0,
      option_type_id: choice?.id ?? null,
    }
  })
}
