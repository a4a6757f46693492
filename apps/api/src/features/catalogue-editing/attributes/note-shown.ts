import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { noteAttributes } from '#api/db/notice/note-attributes.ts'
import { noteCatalogueChange, noteNewGeneration } from '#api/db/notice/note-catalogue-change.ts'

/** Reading all products anew is quicker than taking in more than these. */
const MOST_AT_ONCE = 5_000

/** Every process reads attributes anew, and with them the products that are found, or drawn, by these options. */
export async function noteShown({ db, now }: Context, optionIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from product_attribute where option_id = any(${[...optionIds]}::int[])
    limit ${MOST_AT_ONCE + 1}`.execute(db)
  if (rows.length > MOST_AT_ONCE) return noteNewGeneration(db, now())
  await noteCatalogueChange(
    db,
    rows.map(({ product_id }) => product_id),
  )
  await noteAttributes(db)
}
