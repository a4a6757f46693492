import { randomUUID } from 'node:crypto'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { awardBonuses } from './bonus-account.ts'

type Grant = { email: string; amountMinor: number }

/** A present of the shop, in the money of the store; answers the balance, undefined where nobody has this address. */
export function grantBonuses(ctx: Context, { email, amountMinor }: Grant): Promise<number | undefined> {
  assertMay(ctx, 'bonus:grant')
  return inTransaction(ctx, async (ctx) => {
    const customer = await ctx.db
      .selectFrom('customer')
      .select('customer_id')
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst()
    if (!customer) return undefined
    const { customer_id: customerId } = customer
    const { currencyCode } = ctx.store
    const cause = { type: 'grant', id: randomUUID() } as const
    await awardBonuses(ctx, { customerId, currencyCode, amountMinor, cause })
    await audit(ctx, {
      may: 'bonus:grant',
      entity: 'customer',
      id: customerId,
      after: { bonusMinor: amountMinor, currencyCode },
    })
    const { balance_minor } = await ctx.db
      .selectFrom('bonus_account')
      .innerJoin('ledger_account', 'ledger_account.account_id', 'bonus_account.account_id')
      .select('balance_minor')
      .where('customer_id', '=', customerId)
      .where('bonus_account.currency_code', '=', currencyCode)
      .executeTakeFirstOrThrow()
    return balance_minor
  })
}
