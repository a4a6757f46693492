import { isIban, plainIban } from '@vitrine/domain/partner/payout/iban'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'

type Wanted = { currency: string; holder: string; account: string }

/** Nobody reads more of it than its end, its partner included. */
export async function listAccounts(ctx: Context) {
  const rows = await ctx.db
    .selectFrom('payout_account')
    .select(['currency_code', 'holder', 'account'])
    .where('customer_id', '=', myId(ctx))
    .orderBy('currency_code')
    .execute()
  return { items: rows.map(({ currency_code, ...row }) => toWire({ currency: currency_code, ...row })) }
}

export async function saveAccount(ctx: Context, { currency, holder, account: written }: Wanted) {
  const account = currency === 'EUR' ? plainIban(written) : written.trim()
  if (currency === 'EUR' && !isIban(account))
    throw invalidInput([{ path: 'account', key: 'WRONG_FORM', message: 'is no IBAN' }])
  const changed = { holder, account, changed_at: ctx.now() }
  await ctx.db
    .insertInto('payout_account')
    .values({ customer_id: myId(ctx), currency_code: currency, ...changed })
    .onConflict((known) => known.columns(['customer_id', 'currency_code']).doUpdateSet(changed))
    .execute()
  return toWire({ currency, holder, account })
}

const toWire = ({ currency, holder, account }: Wanted) => ({
  currency,
  holder,
  account_end: account.slice(-4),
})
