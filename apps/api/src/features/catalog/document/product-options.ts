// What hangs on a product: links, bundle choices, custom options.
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import { toMajor } from '@vitrine/domain/money/money'
import type { Language, StoreView } from '@vitrine/domain/store/store-view'
import type { MoneyByStore, ProductBody } from './product-body.ts'
import { textIn } from './text-in.ts'

type Cards = ReadonlyMap<number, ProductCard>

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

export function bundleOptionsOf(
  body: ProductBody,
  language: Language,
  linked: Cards,
): Product['bundle_options'] {
  return body.bundleOptions.map(({ id, titles, type, required, position, selections }) => ({
    option_id: id,
    title: textIn(titles, language) ?? '',
    required,
    type,
    position,
    product_links: selections.map((one) => ({
      id: String(one.id),
      sku: one.sku,
      qty: one.qty,
      is_default: one.isDefault,
      can_change_quantity: one.canChangeQuantity,
      product: linked.get(one.productId),
    })),
  }))
}

/** A percent and an amount are both kept in hundredths. */
export function customOptionsOf(body: ProductBody, store: StoreView): Product['custom_options'] {
  const price = (prices: MoneyByStore) => toMajor(prices[store.code] ?? 0)
  return body.customOptions.map((option) => ({
    option_id: option.id,
    title: textIn(option.titles, store.language) ?? '',
    type: option.type,
    is_require: option.required,
    price: price(option.prices),
    price_type: option.priceType,
    max_characters: option.maxCharacters,
    values: option.values.map((value) => ({
      option_type_id: value.id,
      title: textIn(value.titles, store.language) ?? '',
      price: price(value.prices),
      price_type: value.priceType,
    })),
  }))
}
