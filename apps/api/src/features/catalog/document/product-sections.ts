// The parts of a product page, each from its part of the document.
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import { toMajor } from '@vitrine/domain/money/money'
import type { Language, StoreView } from '@vitrine/domain/store/store-view'
import type { Labels } from './labels.ts'
import type { MoneyByStore, ProductBody } from './product-body.ts'
import { textIn } from './text-in.ts'

type Cards = ReadonlyMap<number, ProductCard>

export function categoriesOf(body: ProductBody, labels: Labels): Product['category'] {
  return body.categoryIds.flatMap((id) => {
    const found = labels.category(id)
    return found ? [{ category_id: id, name: found.name, url_path: found.urlPath }] : []
  })
}

export function mediaOf(body: ProductBody): Product['media_gallery'] {
  return body.media.map(({ path, kind, label, colorOptionId, video }, index) => ({
    image: path,
    pos: index + 1,
    typ: kind,
    lab: label,
    color: colorOptionId === null ? null : String(colorOptionId),
    vid: video && { url: video.url, title: video.title, type: video.type, video_id: video.videoId },
  }))
}

/** Only values an enabled variant has, in the order the variants bring them. */
export function configurableOptionsOf(body: ProductBody, labels: Labels): Product['configurable_options'] {
  return body.axes.flatMap((code, position) => {
    const attribute = labels.attribute(code)
    if (attribute === undefined) return []
    const offered = body.children.filter(({ status }) => status < 2).map(({ options }) => options[code])
    const values = [...new Set(offered)].flatMap((id) => {
      if (id === undefined) return []
      const option = labels.option(id)
      return [{ value_index: String(id), label: option?.label ?? String(id), swatch: option?.swatch ?? null }]
    })
    return [
      { attribute_id: String(attribute.id), attribute_code: code, label: attribute.label, position, values },
    ]
  })
}

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

/** Readable attributes; what is chosen on the page is not repeated in its details. */
export function detailsOf(body: ProductBody, labels: Labels): Product['details'] {
  return Object.entries(body.attributes)
    .flatMap(([code, values]) => {
      const attribute = labels.attribute(code)
      if (!attribute?.isVisibleOnFront || body.axes.includes(code)) return []
      const texts = values.map((value) => valueText(value, labels)).filter((text) => text !== '')
      return texts.length === 0 ? [] : [{ attribute, code, label: attribute.label, values: texts }]
    })
    .sort((a, b) => a.attribute.position - b.attribute.position || a.code.localeCompare(b.code))
    .map(({ code, label, values }) => ({ code, label, values }))
}

function valueText(value: number | string, labels: Labels): string {
  return typeof value === 'string' ? value : (labels.option(value)?.label ?? '')
}
