import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { cellText, listOf } from '../csv/cell-values.ts'
import type { Row } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'

type BundleOptions = NonNullable<ProductRecord['bundleOptions']>
const TYPES = ['select', 'radio', 'checkbox', 'multi'] as const

/** One option a line: `Title|radio:SKU,SKU`. All are required, one piece each, and the first sku is the default. */
export function bundleOptionsOf(feed: LumaFeed, row: Row): BundleOptions {
  return listOf(row.get('bundle_options')).flatMap((line) => {
    const found = /^([^|]+)\|(\w+):(.+)$/.exec(line)
    const type = TYPES.find((one) => one === found?.[2])
    if (!found || type === undefined) {
      feed.problems.add({ place: row.place, message: `the bundle option "${line}" is not understood` })
      return []
    }
    const skus = (found[3] ?? '').split(',').map((sku) => sku.trim())
    const selections = skus.map((sku, at) => ({ sku, qty: 1, isDefault: at === 0 }))
    return [{ titles: { en: cellText(found[1] ?? '') }, type, required: true, selections }]
  })
}
