import { plainSku } from '@vitrine/domain/catalog/editing/plain-sku'
import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'

/** Whatever feed it comes from: what it names stays named. */
export function withPlainSkus(record: ShopRecord): ShopRecord {
  if (record.kind === 'product') return productOf(record)
  if (record.kind === 'review') return { ...record, sku: plainSku(record.sku) }
  if (record.kind !== 'link') return record
  return { ...record, sku: plainSku(record.sku), linkedSku: plainSku(record.linkedSku) }
}

function productOf(record: ProductRecord): ProductRecord {
  const { childSkus, bundleOptions } = record
  return {
    ...record,
    sku: plainSku(record.sku),
    ...(childSkus && { childSkus: childSkus.map(plainSku) }),
    ...(bundleOptions && {
      bundleOptions: bundleOptions.map((option) => ({
        ...option,
        selections: option.selections.map((one) => ({ ...one, sku: plainSku(one.sku) })),
      })),
    }),
  }
}
