// A whole document as one reader gets it: one language, one currency, prices and stock of this moment.
import type { ConfigurableChild, Product, ProductCard } from '@vitrine/domain/catalog/product'
import { effectivePrice } from '@vitrine/domain/pricing/effective-price'
import { cardSource, type Live, type Reader, toCard, toPriceFields } from './card.ts'
import { toStockInfo } from './composition.ts'
import type { ChildBody, ProductBody } from './product-body.ts'
import { bundleOptionsOf, customOptionsOf, linksOf } from './product-options.ts'
import { categoriesOf, configurableOptionsOf, detailsOf, mediaOf } from './product-sections.ts'
import { textIn } from './text-in.ts'

export type LocalizeInput = Reader & {
  live: Live
  /** Cards of the parts a grouped or bundled product shows, by id. */
  linked: ReadonlyMap<number, ProductCard>
}

const SOLD_OUT = { qty: 0, manageStock: true, lowStockQty: 0 }

/** Undefined where the product is not sold. */
export function localizeProduct(body: ProductBody, input: LocalizeInput): Product | undefined {
  const { store, labels, live, linked } = input
  const card = toCard(cardSource(body, input), store, live)
  if (card === undefined) return undefined
  const text = textIn(body.texts, store.language)
  return {
    ...card,
    // A translated name without a translated text is common; the English text is better than none.
    description: text?.description || (body.texts.en?.description ?? ''),
    short_description: text?.shortDescription || (body.texts.en?.shortDescription ?? ''),
    article: body.article,
    category_ids: [...body.categoryIds],
    category: categoriesOf(body, labels),
    media_gallery: mediaOf(body),
    configurable_options: configurableOptionsOf(body, labels),
    configurable_children: body.children.flatMap((child) => childOf(child, input) ?? []),
    product_links: linksOf(body, linked),
    bundle_options: bundleOptionsOf(body, store.language, linked),
    custom_options: customOptionsOf(body, store),
    downloads: body.downloads.map(({ titles }) => ({ title: textIn(titles, store.language) ?? '' })),
    details: detailsOf(body, labels),
    rating: body.rating && { ...body.rating, average: Math.round(body.rating.average * 100) / 100 },
    tax_class_id: body.taxClassId,
  }
}

function childOf(child: ChildBody, { store, live }: LocalizeInput): ConfigurableChild | undefined {
  const shelf = child.prices[store.code]
  if (shelf === undefined || child.status >= 2) return undefined
  return {
    ...toPriceFields(effectivePrice(shelf, live.now.toISOString())),
    id: child.id,
    sku: child.sku,
    name: textIn(child.names, store.language) ?? child.sku,
    status: child.status,
    image: child.image,
    stock: toStockInfo(child.id, live.stock.get(child.id) ?? SOLD_OUT),
    attributes: Object.fromEntries(
      Object.entries(child.options).map(([code, optionId]) => [code, String(optionId)]),
    ),
  }
}
