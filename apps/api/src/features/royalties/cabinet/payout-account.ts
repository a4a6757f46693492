import { isIban, plainIban } from '@vitrine/domain/partner/payout/iban'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'

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
  const wanted = { currency, holder, account }
  await inTransaction(ctx, async (ctx) => {
    if (await isChanged(ctx, wanted)) await tellOwner(ctx, currency)
  })
  return toWire(wanted)
}

/** Sent again after a lost answer it is what is there. */
async function isChanged(ctx: Context, { currency, holder, account }: Wanted): Promise<boolean> {
  const changed = { holder, account, changed_at: ctx.now() }
  const written = await ctx.db
    .insertInto('payout_account')
    .values({ customer_id: myId(ctx), currency_code: currency, ...changed })
    .onConflict((known) =>
      known
        .columns(['customer_id', 'currency_code'])
        .doUpdateSet(changed)
        .where((is) =>
          is.or([is('payout_account.holder', '!=', holder), is('payout_account.account', '!=', account)]),
        ),
    )
    .returning('customer_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Whoever took a session that stayed open would have the money go elsewhere, unseen until the next payout. */
async function tellOwner(ctx: Context, currency: string): Promise<void> {
  const owner = await ctx.db
    .selectFrom('customer')
    .select('email')
    .where('customer_id', '=', myId(ctx))
    .executeTakeFirst()
  if (owner?.email)
    await enqueue(ctx.db, 'royalties.account-changed', {
      ...{ to: owner.email, storeId: ctx.store.storeId, currency },
    })
}

const toWire = ({ currency, holder, account }: Wanted) => ({
  currency,
  holder,
  account_end: account.slice(-4),
})
