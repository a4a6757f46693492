// An account goes, and what it earned does not: bank details stay for as long as money is to come to them.
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { listOwed, type Owed } from './list-owed.ts'

type Leaving = { partnerId: number; givesUp: boolean }

/** Swapped in tests, to prove that each is needed. */
export const leavingGuards = { listOwed }
export type LeavingGuards = typeof leavingGuards

/**
 * Inside the transaction that deletes the account, with its row locked: no order can be brought by it any more. Money goes to no
 * account of its row here, so a payout on its way need not be waited for; what it has taken already is owed at worst, and the
 * details are swept a night later.
 */
export async function leaveRoyalties(
  ctx: Context,
  { partnerId, givesUp }: Leaving,
  guards: LeavingGuards = leavingGuards,
): Promise<void> {
  const owed = await guards.listOwed(ctx, partnerId)
  const nowhere = owed.filter(({ accountEnd }) => accountEnd === null)
  const unclaimed = nowhere.filter(({ sumMinor }) => sumMinor > 0)
  if (unclaimed.length > 0 && !givesUp)
    throw new ShopError('CONFLICT', { message: 'ROYALTIES_UNCLAIMED', details: { owed: owed.map(toWire) } })
  for (const { currency, sumMinor } of nowhere)
    await ctx.db
      .insertInto('royalty_waiver')
      .values({ partner_id: partnerId, currency_code: currency, sum_minor: sumMinor, at: ctx.now() })
      .execute()
  const needed = owed.map(({ currency }) => currency)
  await sql`delete from payout_account
    where customer_id = ${partnerId} and not currency_code = any(${needed}::text[])`.execute(ctx.db)
}

/** As whoever is about to go is told it. */
export async function owedRoyalties(ctx: Context, partnerId: number) {
  const owed = await listOwed(ctx, partnerId)
  return owed.filter(({ sumMinor }) => sumMinor > 0).map(toWire)
}

const toWire = ({ currency, sumMinor, accountEnd }: Owed) => ({
  ...{ currency, sum: toMajor(sumMinor), account_end: accountEnd },
})
