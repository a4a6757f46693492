import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** Ids for lines that have to be made. */
export async function nextItemIds({ db }: Context, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('cart_line_item_id_seq') as id from generate_series(1, ${count})`.execute(db)
  return rows.map(({ id }) => id)
}
