// The only way money on an account moves, but for what comes back (give-back.ts) and accounts that come and go whole
// (whole-accounts.ts): a guarded balance and, in the same statement, the line that says why.
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

export type Cause = {
  type: 'order' | 'cashback' | 'grant' | 'gift_card' | 'manual' | 'royalty' | 'refund'
  id: string | number
}
type Change = { accountId: number; cause: Cause; amountMinor: number }

/** False when the account does not hold as much; of many who ask at once, as many get it as it lasts for. */
export const holdMoney = (ctx: Context, change: Change): Promise<boolean> => moveOut(ctx, 'hold', change)

/** As `holdMoney`, for good: nothing gives it back. */
export const takeMoney = (ctx: Context, change: Change): Promise<boolean> => moveOut(ctx, 'take', change)

async function moveOut(
  ctx: Context,
  kind: 'hold' | 'take',
  { accountId, cause, amountMinor }: Change,
): Promise<boolean> {
  const { rows } = await sql`/* prepared */
    with moved as (
      update ledger_account set balance_minor = balance_minor - ${amountMinor}
      where account_id = ${accountId} and balance_minor >= ${amountMinor} returning account_id)
    insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
    select account_id, ${kind}, ${cause.type}, ${String(cause.id)}, -${amountMinor}::bigint, ${ctx.now()} from moved
    returning entry_id`.execute(ctx.db)
  return rows.length > 0
}

/** What was held stays spent: nothing moves any more, and a line says so. */
export async function postHolds(ctx: Context, { type, id }: Cause): Promise<void> {
  await sql`
    insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
    select account_id, 'post', cause_type, cause_id, 0, ${ctx.now()} from ledger_entry h
    where cause_type = ${type} and cause_id = ${String(id)} and kind = 'hold'
    on conflict do nothing`.execute(ctx.db)
}

/** Once for each cause, however often it is told; true the first time. */
export async function creditMoney(ctx: Context, { accountId, cause, amountMinor }: Change): Promise<boolean> {
  const { rows } = await sql`
    with noted as (
      insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
      values (${accountId}, 'credit', ${cause.type}, ${String(cause.id)}, ${amountMinor}, ${ctx.now()})
      on conflict do nothing returning account_id, change_minor)
    update ledger_account a set balance_minor = balance_minor + noted.change_minor
    from noted where a.account_id = noted.account_id returning a.account_id`.execute(ctx.db)
  return rows.length > 0
}
