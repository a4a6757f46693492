// Lists as one of the staff has kept them. They are a way to look, so nothing of them is audited.
import type { CallParsed } from '@vitrine/contract/call'
import { MAX_VIEWS, type StaffView, type saveView as saveCall } from '@vitrine/contract/desk/desk'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { invalidInput, ShopError } from '#api/errors.ts'

export async function selectViews(ctx: Context): Promise<StaffView[]> {
  return ctx.db
    .selectFrom('staff_view')
    .select(['view_id as id', 'room', 'name', 'search'])
    .where('customer_id', '=', myId(ctx))
    .orderBy('view_id')
    .execute()
}

export async function saveView(
  ctx: Context,
  view: CallParsed<typeof saveCall>['body'],
): Promise<StaffView[]> {
  assertMay(ctx, 'order:manage')
  const { room, name, search } = view
  const mine = myId(ctx)
  const { numAffectedRows } = await sql`
    insert into staff_view (customer_id, room, name, search)
    select ${mine}, ${room}, ${name}, ${search}
    where (select count(*) from staff_view where customer_id = ${mine} and (room, name) <> (${room}, ${name})) < ${MAX_VIEWS}
    on conflict (customer_id, room, name) do update set search = excluded.search`.execute(ctx.db)
  if (numAffectedRows === 0n)
    throw invalidInput([{ path: 'name', key: 'TOO_MANY', message: `there are ${MAX_VIEWS} views already` }])
  return selectViews(ctx)
}

export async function removeView(ctx: Context, id: number): Promise<StaffView[]> {
  assertMay(ctx, 'order:manage')
  const { numDeletedRows } = await ctx.db
    .deleteFrom('staff_view')
    .where('view_id', '=', id)
    .where('customer_id', '=', myId(ctx))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new ShopError('NOT_FOUND')
  return selectViews(ctx)
}
