import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { customerIdOf } from '#api/context.ts'
import { hashToken, isNumber } from '../cart-of.ts'

/** Carts asked for by one statement. */
export const MOST_TOGETHER = 32

/** A cart's token in the database's words: the hash of a guest's, or the number of a customer's. */
export type Asker = { hash: string | null; number: string | null; me: number | null; store: number }

export function askerOf(ctx: Context, token: string): Asker {
  const isOwned = isNumber(token)
  return {
    hash: isOwned ? null : hashToken(token).toString('hex'),
    number: isOwned ? token : null,
    me: customerIdOf(ctx),
    store: ctx.store.storeId,
  }
}

/** What many ask for as rows of a table; told how few they are, the planner looks each of them up. */
export function askedRows(asked: readonly object[], columns: string): RawBuilder<unknown> {
  const numbered = JSON.stringify(asked.map((one, at) => ({ at, ...one })))
  return sql`(select * from json_to_recordset(${numbered}::json) as a(at int, ${sql.raw(columns)})
    limit ${sql.lit(MOST_TOGETHER)})`
}
