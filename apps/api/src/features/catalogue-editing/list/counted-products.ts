import { listEditedProducts } from '@vitrine/contract/catalog/editing/products'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { type CountedList, wishOf } from '#api/routing/lists/counted-list.ts'
import { conditions } from './select-top.ts'
import { topSql } from './top-sql.ts'

type Wish = ReturnType<typeof wishOf<typeof listEditedProducts>>

/**
 * What is true of a product is dear to find out, so it is found out once for all addresses of a store, to the last product.
 * An address without a store is looked at in the money of whoever looks.
 */
export const countedProducts: CountedList = {
  may: listEditedProducts.may,
  async count(ctx, addresses, most) {
    const wishes = addresses.map((address) => wishOf(listEditedProducts, address, { store: ctx.store.code }))
    const counted = new Map<Wish, number>()
    for (const [store, asked] of Map.groupBy(wishes, (wish) => wish.store))
      for (const [at, count] of (await countIn(ctx.db, store, asked)).entries())
        counted.set(asked[at] as Wish, Math.min(count, most))
    return wishes.map((wish) => counted.get(wish) ?? 0)
  },
}

async function countIn(db: Database, store: string, wishes: readonly Wish[]): Promise<number[]> {
  const storeId = STORE_VIEWS.find(({ code }) => code === store)?.storeId ?? 1
  const counts = wishes.map((wish) => sql`count(*) filter (where ${sql.join(conditions(wish), sql` and `)})`)
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from (${topSql('en', storeId)}) top`.execute(db)
  return rows[0]?.counts ?? []
}
