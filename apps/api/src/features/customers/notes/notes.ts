import type { StaffNote } from '@vitrine/contract/people/notes'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'

type Row = Omit<StaffNote, 'at'> & { at: Date }

/** The latest first. */
export async function notesOf({ db }: Context, customerId: number): Promise<StaffNote[]> {
  const { rows } = await sql<Row>`
    select n.note_id as id, n.words, n.at,
      coalesce(nullif(trim(concat_ws(' ', w.firstname, w.lastname)), ''), w.email, w.phone, '') as by
    from staff_note n join customer w on w.customer_id = n.written_by
    where n.customer_id = ${customerId} order by n.note_id desc limit 100`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

type Note = { customerId: number; words: string }

/** The audit says that there is one; its words are the customer's affair and go with the account. */
export function addNote(ctx: Context, { customerId, words }: Note): Promise<StaffNote[]> {
  assertMay(ctx, 'customer:manage')
  return inTransaction(ctx, async (ctx) => {
    const { rows } = await sql<{ note_id: number }>`
      insert into staff_note (customer_id, words, written_by, at)
      select customer_id, ${words}, ${myId(ctx)}, ${ctx.now()} from customer
      where customer_id = ${customerId} and enabled returning note_id`.execute(ctx.db)
    const [note] = rows
    if (!note) throw new ShopError('NOT_FOUND')
    await audit(ctx, {
      ...{ may: 'customer:manage', entity: 'customer', id: customerId },
      after: { note: note.note_id },
    })
    return notesOf(ctx, customerId)
  })
}

type Removal = { customerId: number; noteId: number }

/** Said twice, it is gone. */
export function removeNote(ctx: Context, { customerId, noteId }: Removal): Promise<StaffNote[]> {
  assertMay(ctx, 'customer:manage')
  return inTransaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('staff_note')
      .where('note_id', '=', noteId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (numDeletedRows > 0)
      await audit(ctx, {
        ...{ may: 'customer:manage', entity: 'customer', id: customerId },
        before: { note: noteId },
      })
    return notesOf(ctx, customerId)
  })
}
