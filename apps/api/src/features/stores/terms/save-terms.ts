import type { CallParsed } from '@vitrine/contract/call'
import type { CommerceTerms, saveCommerceTerms } from '@vitrine/contract/desk/commerce'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { commerceOf } from '#api/commerce/commerce.ts'
import { loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { selectTerms } from './select-terms.ts'
import { isPayable, lockTerms, writePayments, writeRates } from './write-terms.ts'

type Changes = CallParsed<typeof saveCommerceTerms>['body']

/** All or nothing, and every process reads it anew; of two who change it, the second is told how it stands. */
export async function saveTerms(
  ctx: Context,
  { store, ...changes }: Changes & { store: StoreCode },
  { lock = (ctx: Context) => lockTerms(ctx.db) } = {},
): Promise<CommerceTerms> {
  assertMay(ctx, 'commerce:change')
  return inTransaction(ctx, async (ctx) => {
    await lock(ctx)
    const before = await selectTerms(ctx, store)
    if (before.version !== changes.version)
      throw new ShopError('CONFLICT', { message: 'CHANGED_MEANWHILE', details: before })
    assertSense(before, changes)
    await writeRates(ctx.db, store, changes.rates)
    await writePayments(ctx.db, store, changes.payments)
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
  if (!(await isPayable(ctx.db, store, known)))
    throw invalidInput([{ path: 'payments', message: 'would leave no way to pay here' }])
}
