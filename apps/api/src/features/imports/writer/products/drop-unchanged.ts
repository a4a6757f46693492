import { isDeepStrictEqual } from 'node:util'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { PRODUCTS } from '../../records/product-sql.ts'
import type { Stored } from './detail-tables.ts'

/** What is off the shelves has to come back. */
type Known = Stored & { wasThere: boolean }

/** What stands in the shop to the letter, though it came in another form: a table of ours that was taken back. */
export async function dropUnchanged<T extends Known>(db: Database, changed: readonly T[]): Promise<T[]> {
  const ids = changed.filter(({ wasThere }) => wasThere).map(({ id }) => id)
  if (ids.length === 0) return [...changed]
  const { rows } = await sql<{ record: ProductRecord }>`${PRODUCTS(ids, { withRetired: true })}`.execute(db)
  const stored = new Map(rows.map(({ record }) => [record.sku, record]))
  return changed.filter(({ record: { place: _, stock, ...record } }) => {
    const { stock: was, ...rest } = stored.get(record.sku) ?? {}
    // Who says nothing of pieces leaves them as they are.
    const pieces = stock && { ...stock, writtenQty: undefined }
    return !isDeepStrictEqual([rest, stock && was && { ...was, writtenQty: undefined }], [record, pieces])
  })
}
