import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import type { PriceRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { STORE_CODES, type StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { ProductEdit, StoredProduct } from '#api/features/imports/index.ts'
import { applyPrices } from '../record/apply-prices.ts'
import { toParts } from '../record/to-parts.ts'

type Written = { before: StoredProduct; parts: ProductParts; record: ProductRecord }

/** A variant that cost what its product did goes on doing so; one with a price of its own keeps it. */
export async function pricesOfVariants({ db }: Context, written: readonly Written[]): Promise<ProductEdit[]> {
  const priced = written.filter(({ parts, before }) => parts.prices && before.record.type === 'configurable')
  if (priced.length === 0) return []
  const { readStoredProducts } = await import('#api/features/imports/index.ts')
  const own = new Set(written.map(({ before }) => before.id))
  const edits: ProductEdit[] = []
  for (const { before, record } of priced) {
    const { rows } = await sql<{ product_id: number }>`select product_id from product
      where sku = any(${[...(record.childSkus ?? [])]}::text[])`.execute(db)
    const ids = rows.map(({ product_id }) => product_id).filter((id) => !own.has(id))
    for (const variant of await readStoredProducts(db, ids)) {
      const prices = followed(before.record.prices, record.prices, variant.record)
      if (prices) edits.push({ record: { ...variant.record, prices }, parts: ['prices'] })
    }
  }
  return edits
}

function followed(before: PriceRecord, after: PriceRecord, variant: ProductRecord): PriceRecord | undefined {
  const [was, is, own] = [before, after, variant.prices].map((prices) => tagsOf({ ...variant, prices }))
  const same = (store: StoreCode) => JSON.stringify(was?.[store]) === JSON.stringify(own?.[store])
  const stores = STORE_CODES.filter(
    (store) => same(store) && JSON.stringify(is?.[store]) !== JSON.stringify(own?.[store]),
  )
  if (stores.length === 0) return undefined
  return applyPrices(variant.prices, Object.fromEntries(stores.map((store) => [store, is?.[store] ?? null])))
}

const tagsOf = (record: ProductRecord) => toParts(record, []).prices
