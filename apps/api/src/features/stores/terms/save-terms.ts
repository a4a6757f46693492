import type { CallParsed } from '@vitrine/contract/call'
import type { CommerceTerms, saveCommerceTerms } from '@vitrine/contract/desk/commerce'
import { toMinor } from '@vitrine/domain/money/money'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { commerceOf } from '#api/commerce/commerce.ts'
import { loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { KEY, selectTerms } from './select-terms.ts'

type Changes = CallParsed<typeof saveCommerceTerms>['body']

/** All or nothing, and every process reads it anew; of two who change it, the second is told how it stands. */
export async function saveTerms(
  ctx: Context,
  { store, ...changes }: Changes & { store: StoreCode },
  { lock = lockTerms } = {},
): Promise<CommerceTerms> {
  assertMay(ctx, 'commerce:change')
  return inTransaction(ctx, async (ctx) => {
    await lock(ctx)
    const before = await selectTerms(ctx, store)
    if (before.version !== changes.version)
      throw new ShopError('CONFLICT', { message: 'Somebody changed it meanwhile.', details: before })
    assertSense(before, changes)
    await writeRates(ctx, store, changes.rates)
    await writePayments(ctx, store, changes.payments)
    await assertPayable(ctx, store)
    // Read as every process will read it.
    await loadCommerce(ctx.db)
    const after = await selectTerms(ctx, store)
    if (after.version === before.version) return after
    await audit(ctx, {
      ...{ may: 'commerce:change', entity: 'delivery', id: store },
      ...{ before: flat(before), after: flat(after) },
    })
    return after
  })
}

/** An import of delivery writes the same rows. */
async function lockTerms({ db }: Context): Promise<void> {
  await sql`lock table shipping_method, shipping_rate, payment_terms in share row exclusive mode`.execute(db)
}

/** By rows and fields, so that the audit tells those that changed. */
const flat = ({ rates, payments }: CommerceTerms): Record<string, unknown> =>
  Object.fromEntries([
    ...rates.map(({ key, price, free_from, days_min, days_max }) => [
      key,
      { price, free_from, days_min, days_max },
    ]),
    ...payments.map(({ code, title: _, ...terms }) => [code, terms]),
  ])

function assertSense(before: CommerceTerms, { rates, payments }: Changes): void {
  const keys = new Set(before.rates.map(({ key }) => key))
  const codes = new Set(before.payments.map(({ code }) => code))
  const problems = [
    ...rates.flatMap(({ key, days_min, days_max }, at) => [
      ...(keys.delete(key)
        ? []
        : [{ path: `rates.${at}.key`, message: 'is no price of this store, or stands there twice' }]),
      ...(days_max < days_min
        ? [{ path: `rates.${at}.days_max`, key: 'TOO_SMALL' as const, message: 'is before the earliest day' }]
        : []),
    ]),
    ...payments.flatMap(({ code }, at) =>
      codes.delete(code)
        ? []
        : [{ path: `payments.${at}.code`, message: 'is no way to pay here, or stands there twice' }],
    ),
  ]
  if (problems.length > 0) throw invalidInput(problems)
}

/** A checkout without a way to pay takes no order. One through a service counts where this program has it set up. */
async function assertPayable(ctx: Context, store: StoreCode): Promise<void> {
  const known = (await commerceOf(ctx)).payments.map(({ code }) => code)
  const { rows } = await sql`
    select from payment_terms p join payment_method m using (method_id) join store s using (store_id)
    where s.code = ${store} and m.enabled and p.offered and (p.provider is null or m.code = any(${known})) limit 1`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw invalidInput([{ path: 'payments', message: 'would leave no way to pay here' }])
}

async function writeRates({ db }: Context, store: StoreCode, rates: Changes['rates']): Promise<void> {
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

async function writePayments(
  { db }: Context,
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
