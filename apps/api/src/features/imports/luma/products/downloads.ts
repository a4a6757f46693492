import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { cellText, numberOf } from '../csv/cell-values.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'
import { pricesFrom } from '../prices.ts'

type Downloads = NonNullable<ProductRecord['downloads']>

const FILE = {
  file: 'fixtures/downloadable/downloadable_data_training_video_download.csv',
  required: ['product_sku', 'link_item_title', 'link_item_price', 'link_item_file'],
}

/** Links by sku. Their prices count only where they are sold separately. */
export async function readDownloads(feed: LumaFeed): Promise<Map<string, Downloads>> {
  const bySku = new Map<string, Downloads>()
  for await (const row of readCsv(feed, FILE)) {
    const sku = row.get('product_sku')
    const price = numberOf(feed, row, { column: 'link_item_price' }) ?? 0
    const link = {
      titles: { en: cellText(row.get('link_item_title')) },
      file: row.get('link_item_file'),
      priceMinor: pricesFrom(feed.conversions, price),
    }
    bySku.set(sku, [...(bySku.get(sku) ?? []), link])
  }
  return bySku
}
