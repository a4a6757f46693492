// One tile of a list. What stands still in one generation is taken out of the document once (`cardSource`) and may be
// kept; price and stock move with the clock and with every sale and are put on at reading time (`toCard`).

import type { PriceFields, ProductCard } from '@vitrine/domain/catalog/product'
import { slugify } from '@vitrine/domain/catalog/slugify'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import { toMajor } from '@vitrine/domain/money/money'
import { toPriceFields } from '@vitrine/domain/pricing/tax/taxed-prices'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { textIn } from '@vitrine/domain/store/text-in'
import {
  type Composition,
  type Moment,
  type PartPrices,
  type PriceInStore,
  priceIn,
  type Stock,
  stockOf,
} from './composition.ts'
import type { Labels } from './labels.ts'
import { partOptionsOf } from './part-option.ts'
import type { ProductBody } from './product-body.ts'
import { requiredExtrasOf } from './required-extra.ts'

/** Views on a tile beyond the first picture. */
const MORE_IMAGES = 4

type Moving = keyof PriceFields | 'stock' | 'max_price'
export type CardSource = { still: Omit<ProductCard, Moving>; composition: Composition; parts: PartPrices }
export type Reader = {
  store: StoreView
  labels: Labels
  /** Prices of the parts of grouped and bundled products. */
  parts: PartPrices
}
export type Live = { stock: Stock; now: Date; percentOnTop?: Moment['percentOnTop'] }

export function cardSource(body: ProductBody, { store, labels, parts }: Reader): CardSource {
  const text = textIn(body.texts, dialectOf(store))
  const name = text?.name ?? body.sku
  const images = body.media.filter(({ kind }) => kind === 'image')
  const brand = body.attributes.brand?.[0]
  return {
    composition: compositionOf(body),
    parts,
    still: {
      id: body.id,
      sku: body.sku,
      parentSku: body.parent?.sku ?? body.sku,
      type_id: body.type,
      name,
      slug: text?.urlKey || `${slugify(name)}-${body.id}`,
      url_path: text?.urlPath ?? '',
      brand_name: typeof brand === 'number' ? (labels.option(brand)?.label ?? null) : (brand ?? null),
      image: images[0]?.path ?? null,
      tone: images[0]?.tone ?? null,
      images: images.slice(1, 1 + MORE_IMAGES).map(({ path }) => path),
      swatches: swatchesOf(body, labels),
      sale: body.flags.sale === true,
      new: body.flags.new === true,
      status: body.status,
      visibility: body.visibility,
    },
  }
}

/** Undefined where the product is not sold. */
export function toCard(source: CardSource, store: StoreView, live: Live): ProductCard | undefined {
  const found = priceOf(source, store, live)
  return found && cardAt(source, found, live)
}

export function priceOf({ composition, parts }: CardSource, store: StoreView, live: Live) {
  const { stock, percentOnTop } = live
  return priceIn(composition, store.code, { stock, parts, percentOnTop, now: live.now.toISOString() })
}

export function cardAt(source: CardSource, found: PriceInStore, { stock }: Live): ProductCard {
  const prices = toPriceFields(found.price)
  return {
    ...source.still,
    ...prices,
    sale: source.still.sale || prices.old_price !== null,
    max_price: found.max === null ? null : toMajor(found.max),
    stock: stockOf(source.composition, stock),
  }
}

export function compositionOf(body: ProductBody): Composition {
  const { id, type, prices, taxClassId } = body
  const variants = body.children.map((child) => ({
    id: child.id,
    status: child.status,
    prices: child.prices,
  }))
  const extras = requiredExtrasOf(body)
  return { id, type, prices, variants, options: partOptionsOf(body), taxClassId, extras }
}

function swatchesOf(body: ProductBody, labels: Labels): ProductCard['swatches'] {
  const looks = new Map<number, Pick<ProductCard, 'image' | 'tone'>>()
  for (const { status, options, image } of body.children) {
    const color = options.color
    if (color === undefined || !isEnabled({ status }) || looks.get(color)?.image) continue
    const own = body.media.find(({ colorOptionId }) => colorOptionId === color)
    looks.set(color, { image: own?.path ?? image, tone: own?.tone ?? null })
  }
  return [...looks].map(([id, look]) => {
    const option = labels.option(id)
    return { id: String(id), label: option?.label ?? String(id), swatch: option?.swatch ?? null, ...look }
  })
}
