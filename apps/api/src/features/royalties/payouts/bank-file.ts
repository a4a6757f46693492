import { csvOf } from '@vitrine/domain/csv'
import { toMajor } from '@vitrine/domain/money/money'
import { sepaFile, type Transfer } from '@vitrine/domain/partner/payout/sepa-file'
import { dayOfStore } from '@vitrine/i18n/calendar/day-of-store'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { companyOf } from '#api/features/mail/index.ts'

/** Where banks of SEPA have their day, wherever the file is asked for: one that is over they refuse. */
const SEPA_STORE = { code: 'eu' } as const

/** `ids`: whose payouts stand in it, so that no other is said to be with the bank. */
export type BankFile = { filename: string; text: string; payouts: number; ids: number[] }

/** What waits to be sent in one currency: for euros as banks of SEPA take it, else as a table for whoever pays by hand. */
export async function makeBankFile(ctx: Context, currencyCode: string): Promise<BankFile> {
  assertMay(ctx, 'payout:run')
  const rows = await ctx.db
    .selectFrom('payout')
    .selectAll()
    .where('state', '=', 'created')
    .where('currency_code', '=', currencyCode)
    .orderBy('payout_id')
    .execute()
  const transfers = rows.map(
    ({ payout_id, sum_minor, holder, account }): Transfer => ({
      reference: `PAYOUT-${payout_id}`,
      amountMinor: sum_minor,
      holder,
      account,
      text: `Partner payout ${payout_id}`,
    }),
  )
  if (transfers.length === 0) throw new ShopError('NOT_FOUND')
  const isSepa = currencyCode === 'EUR'
  const day = dayOfStore(ctx.now(), isSepa ? SEPA_STORE : ctx.store)
  const text = isSepa ? await asSepa(ctx, { day, transfers }) : asTable(transfers, currencyCode)
  return {
    filename: `payouts-${currencyCode}-${day}.${isSepa ? 'xml' : 'csv'}`,
    text,
    payouts: transfers.length,
    ids: rows.map(({ payout_id }) => payout_id),
  }
}

type Batch = { day: string; transfers: readonly Transfer[] }

async function asSepa(ctx: Context, { day, transfers }: Batch): Promise<string> {
  const { bank } = await companyOf(ctx, ctx.store)
  if (!bank) throw new ShopError('CONFLICT', { message: 'SHOP_ACCOUNT_MISSING' })
  const at = ctx.now().toISOString()
  const id = `PAYOUTS-${at.slice(0, 19).replace(/\D/g, '')}`
  return sepaFile({ id, createdAt: at.slice(0, 19), day, from: bank, transfers })
}

function asTable(transfers: readonly Transfer[], currencyCode: string): string {
  return csvOf([
    ['reference', 'holder', 'account', 'amount', 'currency', 'text'],
    ...transfers.map(({ reference, holder, account, amountMinor, text }) => [
      ...[reference, holder, account],
      toMajor(amountMinor),
      ...[currencyCode, text],
    ]),
  ])
}
