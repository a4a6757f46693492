// Accounts that come with their money and go with it: the same guard, and the same line that says why.
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Cause } from './ledger.ts'

type Opening = { cause: Cause; currencyCode: string; amountMinor: number }

/** New accounts, each with what it starts with. */
export async function openAccounts(ctx: Context, openings: readonly Opening[]): Promise<number[]> {
  const wanted = openings.map(({ cause, currencyCode, amountMinor }, place) => ({
    place,
    cause_type: cause.type,
    cause_id: String(cause.id),
    currency: currencyCode,
    amount: amountMinor,
  }))
  const { rows } = await sql<{ account_id: number }>`
    with wanted as materialized (
      select w.*, nextval(pg_get_serial_sequence('ledger_account', 'account_id')) as account_id
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as
        w(place int, cause_type text, cause_id text, currency text, amount bigint)),
    opened as (
      insert into ledger_account (account_id, currency_code, balance_minor)
      select account_id, currency, amount from wanted),
    noted as (
      insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
      select account_id, 'credit', cause_type, cause_id, amount, ${ctx.now()} from wanted)
    select account_id from wanted order by place`.execute(ctx.db)
  return rows.map((row) => row.account_id)
}

type Voiding = Omit<Opening, 'currencyCode'> & { accountId: number }

/** All that is on it goes for good; false where it is not this much any more. */
export async function voidMoney(ctx: Context, { accountId, cause, amountMinor }: Voiding): Promise<boolean> {
  const { rows } = await sql`
    with emptied as (
      update ledger_account set balance_minor = 0
      where account_id = ${accountId} and balance_minor = ${amountMinor} returning account_id)
    insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
    select account_id, 'void', ${cause.type}, ${String(cause.id)}, -${amountMinor}::bigint, ${ctx.now()} from emptied
    returning entry_id`.execute(ctx.db)
  return rows.length > 0
}
