import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { cellText, numberOf } from '../csv/cell-values.ts'
import type { Row } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'
import { priceRecord } from '../prices.ts'

/** The columns both product formats of the source share. */
export function readCommonColumns(
  feed: LumaFeed,
  row: Row,
): Pick<ProductRecord, 'kind' | 'place' | 'sku' | 'texts' | 'prices'> {
  const urlKey = row.get('url_key')
  return {
    kind: 'product',
    place: row.place,
    sku: row.get('sku'),
    texts: {
      en: {
        name: cellText(row.get('name')),
        description: row.get('description'),
        shortDescription: row.get('short_description'),
        ...(urlKey !== '' && { urlKey }),
      },
    },
    prices: priceRecord(feed.conversions, {
      dollars: numberOf(feed, row, { column: 'price' }),
      special: numberOf(feed, row, { column: 'special_price' }),
    }),
  }
}
