// The demo shop: a small fashion house's whole catalogue, made by code and the same on every machine.
// It grows by adding lines to goods/, sentences to words/ and files to pages/ and reviews/; nothing here changes.
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { withAmerican } from './american/with-american.ts'
import { ATTRIBUTES } from './attributes/attributes.ts'
import { blocks } from './blocks/blocks.ts'
import { categories } from './categories/categories.ts'
import { tellings } from './copywriting/tellings.ts'
import { GOODS } from './goods/goods.ts'
import { news } from './news/news.ts'
import { pages } from './pages/pages.ts'
import { partnerBlocks } from './partners/partner-blocks.ts'
import { DEFAULT_CONTEXT, type DemoContext } from './range/demo-context.ts'
import { linksOf } from './range/links.ts'
import { productRecords } from './range/product-records.ts'
import { reviews } from './reviews/reviews.ts'
import { partLinks, specialProducts } from './special/special-products.ts'

/**
 * Attributes, categories, products (children before their parent), links, reviews, pages, blocks, one at a time.
 * `now` is the moment windows, "new" and review dates are counted from.
 */
export function* demoShop(options: Partial<DemoContext> = {}): Generator<ShopRecord> {
  for (const record of told({ ...DEFAULT_CONTEXT, ...options })) yield withAmerican(record)
}

function* told(context: DemoContext): Generator<ShopRecord> {
  yield* ATTRIBUTES
  yield* categories()
  for (const telling of tellings(GOODS, context)) yield* productRecords(telling, context)
  yield* specialProducts(context)
  for (const good of GOODS) yield* linksOf(good, GOODS)
  yield* partLinks()
  yield* reviews(context)
  yield* pages()
  yield* news(context)
  yield* blocks(context)
  yield* partnerBlocks()
}
