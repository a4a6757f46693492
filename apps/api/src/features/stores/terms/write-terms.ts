import type { CallParsed } from '@vitrine/contract/call'
import type { saveCommerceTerms } from '@vitrine/contract/desk/commerce'
import { toMinor } from '@vitrine/domain/money/money'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { KEY } from './select-terms.ts'

type Changes = CallParsed<typeof saveCommerceTerms>['body']

/** An import of delivery writes the same rows. */
export async function lockTerms(db: Database): Promise<void> {
  await sql`lock table shipping_method, shipping_rate, payment_terms in share row exclusive mode`.execute(db)
}

/** Whether a way to pay is left: one of the shop's own, or one of these, whose service is set up. */
export async function isPayable(db: Database, store: StoreCode, known: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from payment_terms p join payment_method m using (method_id) join store s using (store_id)
    where s.code = ${store} and m.enabled and p.offered and (p.provider is null or m.code = any(${known})) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function writeRates(db: Database, store: StoreCode, rates: Changes['rates']): Promise<void> {
  const rows = rates.map(({ key, price, free_from, days_min, days_max }) => ({
    ...{ key, days_min, days_max, price: toMinor(price) },
    free_from: free_from === null ? null : toMinor(free_from),
  }))
  await sql`
    update shipping_rate r set price_minor = n.price, free_from_minor = n.free_from, days_min = n.days_min,
      days_max = n.days_max
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(key text, price bigint, free_from bigint, days_min smallint, days_max smallint), shipping_method m, store s
    where m.method_id = r.method_id and s.store_id = r.store_id and s.code = ${store} and ${KEY} = n.key`.execute(
    db,
  )
}

export async function writePayments(
  db: Database,
  store: StoreCode,
  payments: Changes['payments'],
): Promise<void> {
  const rows = payments.map(({ minimum, fee, ...terms }) => ({
    ...{ ...terms, minimum: toMinor(minimum), fee: toMinor(fee) },
  }))
  await sql`
    update payment_terms p set discount_percent = n.discount_percent, minimum_minor = n.minimum, fee_minor = n.fee,
      offered = n.offered
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(code text, discount_percent numeric, minimum bigint, fee bigint, offered boolean), payment_method m, store s
    where m.method_id = p.method_id and s.store_id = p.store_id and s.code = ${store} and m.code = n.code`.execute(
    db,
  )
}
