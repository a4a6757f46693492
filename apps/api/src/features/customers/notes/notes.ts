// What the staff tells itself about a customer or an order.

import type { StaffNote } from '@vitrine/contract/people/notes'
import { type RawBuilder, sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { repeatsSince } from '#api/access/made-already.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import { ShopError } from '#api/errors.ts'

/** One of the two. */
export type About = { customerId: number } | { orderId: number }
type Row = Omit<StaffNote, 'at'> & { at: Date }

const factsOf = (about: About) =>
  'orderId' in about
    ? ({ may: 'order:manage', entity: 'order', id: about.orderId, column: sql.ref('order_id') } as const)
    : ({
        may: 'customer:manage',
        entity: 'customer',
        id: about.customerId,
        column: sql.ref('customer_id'),
      } as const)

/** Whom or what there is to write about. */
function existing(about: About): RawBuilder<unknown> {
  return 'orderId' in about
    ? sql`shop_order where order_id = ${about.orderId} and ${isPlacedSql('shop_order')}`
    : sql`customer where customer_id = ${about.customerId} and enabled`
}

/** The latest first. */
export async function notesOf({ db }: Context, about: About): Promise<StaffNote[]> {
  const { column, id } = factsOf(about)
  const { rows } = await sql<Row>`
    select n.note_id as id, n.words, n.at,
      coalesce(${nameSql('w')}, '') as by
    from (select * from staff_note where ${column} = ${id}) n join customer w on w.customer_id = n.written_by
    order by n.note_id desc limit 100`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The newest says so already, by the same clerk: its answer was lost, and they pressed again. */
async function isThere(ctx: Context, about: About, words: string): Promise<boolean> {
  const { column, id } = factsOf(about)
  // Of two presses at once the second waits.
  await sql`select from ${existing(about)} for no key update`.execute(ctx.db)
  const { rows } = await sql<{ is_there: boolean }>`
    select words = ${words} and written_by = ${myId(ctx)} and at > ${repeatsSince(ctx)} as is_there from staff_note
    where ${column} = ${id} order by note_id desc limit 1`.execute(ctx.db)
  return rows[0]?.is_there ?? false
}

/** The audit says that there is one; its words may name people and go with them. */
export function addNote(ctx: Context, about: About, words: string): Promise<StaffNote[]> {
  const { may, entity, id, column } = factsOf(about)
  assertMay(ctx, may)
  return inTransaction(ctx, async (ctx) => {
    if (await isThere(ctx, about, words)) return notesOf(ctx, about)
    const { rows } = await sql<{ note_id: number }>`
      insert into staff_note (${column}, words, written_by, at)
      select ${column}, ${words}, ${myId(ctx)}, ${ctx.now()} from ${existing(about)} returning note_id`.execute(
      ctx.db,
    )
    const [note] = rows
    if (!note) throw new ShopError('NOT_FOUND')
    await audit(ctx, { may, entity, id, after: { note: note.note_id } })
    return notesOf(ctx, about)
  })
}

/** Said twice, it is gone. */
export function removeNote(ctx: Context, about: About, noteId: number): Promise<StaffNote[]> {
  const { may, entity, id, column } = factsOf(about)
  assertMay(ctx, may)
  return inTransaction(ctx, async (ctx) => {
    const { rows } = await sql`delete from staff_note where note_id = ${noteId} and ${column} = ${id}
      returning note_id`.execute(ctx.db)
    if (rows.length > 0) await audit(ctx, { may, entity, id, before: { note: noteId } })
    return notesOf(ctx, about)
  })
}
