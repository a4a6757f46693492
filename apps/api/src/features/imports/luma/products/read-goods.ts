// The other product files: one column per attribute, lists by line, the type implied by the file.
import type { MediaRecord, ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { listOf, numberOf } from '../csv/cell-values.ts'
import { type Row, readCsv } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'
import { attributeValues, flagsFrom } from './attribute-values.ts'
import { bundleOptionsOf } from './bundle-options.ts'
import { readCommonColumns } from './common-columns.ts'
import { derivedAttributes } from './derived-attributes.ts'
import { readDownloads } from './downloads.ts'
import { GOODS_FILES, type GoodsFile } from './goods-files.ts'
import { readPictures } from './pictures.ts'

export async function* readGoods(feed: LumaFeed): AsyncGenerator<ShopRecord> {
  const pictures = new Map<string, MediaRecord[]>()
  for (const file of new Set(GOODS_FILES.map((goods) => goods.pictures)))
    for (const [sku, media] of await readPictures(feed, file)) pictures.set(sku, media)
  const downloads = await readDownloads(feed)
  for (const goods of GOODS_FILES)
    for await (const row of readCsv(feed, goods)) {
      const product = toProduct(feed, row, { goods, media: pictures.get(row.get('sku')) ?? [] })
      const files = downloads.get(product.sku)
      yield files === undefined ? product : { ...product, downloads: files, ...soldSeparately(row, goods) }
      yield* partsOf(row, goods)
    }
}

type Around = { goods: GoodsFile; media: readonly MediaRecord[] }

function toProduct(feed: LumaFeed, row: Row, { goods, media }: Around): ProductRecord {
  const categoryKeys = feed.categories.fromWalk(listOf(row.get('category')))
  const cells = goods.attributes.map((code) => [code, listOf(row.get(code))] as const)
  const attributes = attributeValues(feed, { place: row.place, cells })
  return {
    ...readCommonColumns(feed, row),
    type: goods.type,
    visibility: row.get('visibility') === '1' ? 1 : 4,
    ...stockOf(feed, row, goods),
    attributes: { ...derivedAttributes(feed, categoryKeys), ...attributes },
    flags: flagsFrom(attributes),
    categoryKeys,
    media,
    ...(goods.type === 'bundle' && { bundleOptions: bundleOptionsOf(feed, row) }),
  }
}

function soldSeparately(
  row: Row,
  { optional = [] }: GoodsFile,
): Pick<ProductRecord, 'downloadsSoldSeparately'> {
  const column = 'links_purchased_separately'
  return optional.includes(column) && row.get(column) === '1' ? { downloadsSoldSeparately: true } : {}
}

/** What is made of parts sells as long as they do, and a film never sells out. */
function stockOf(feed: LumaFeed, row: Row, { type }: GoodsFile): Pick<ProductRecord, 'stock'> {
  if (type === 'downloadable') return { stock: { qty: 0, manageStock: false } }
  if (type !== 'simple') return {}
  return { stock: { qty: numberOf(feed, row, { column: 'qty', isWhole: true }) ?? 0 } }
}

/** A grouped product names its parts by comma, without quantities: one of each. */
function* partsOf(row: Row, { type }: GoodsFile): Generator<ShopRecord> {
  if (type !== 'grouped') return
  const skus = row.get('associated_sku').split(',')
  for (const [position, linkedSku] of skus.entries())
    yield {
      kind: 'link',
      place: row.place,
      sku: row.get('sku'),
      linkedSku: linkedSku.trim(),
      type: 'associated',
      position,
      qty: 1,
    }
}
