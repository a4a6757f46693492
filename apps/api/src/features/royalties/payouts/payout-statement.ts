import { toMajor } from '@vitrine/domain/money/money'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { formatDay } from '@vitrine/i18n/format-day'
import { sql } from 'kysely'
import { storesOf } from '#api/commerce/commerce.ts'
import { type Context, customerIdOf } from '#api/context.ts'
import { drawInThread } from '#api/features/invoices/index.ts'
import { companyOf, letterContext } from '#api/features/mail/index.ts'
import { unknownPayout } from './unknown-payout.ts'

type Payout = {
  payout_id: number
  sum_minor: number
  currency_code: string
  holder: string
  account: string
  created_at: Date
}
type Line = { number: string; created_at: Date; base_minor: number; royalty: number }

/** One's own alone; another's is not there. In the language of the store it is read in. */
export async function payoutStatement(ctx: Context, payoutId: number) {
  const payout = await ctx.db
    .selectFrom('payout')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .where('partner_id', '=', customerIdOf(ctx) ?? 0)
    .executeTakeFirst()
  if (!payout) throw unknownPayout()
  const number = `P-${String(payout.payout_id).padStart(6, '0')}`
  const pdf = await drawInThread(await statementPage(ctx, payout, number))
  return { number, filename: `vitrine-${number}.pdf`, pdf: pdf.toString('base64') }
}

async function statementPage(ctx: Context, payout: Payout, number: string) {
  const { t, store } = await letterContext(ctx, ctx.store.storeId)
  const { company, address, legalLines } = await companyOf(ctx, store)
  const day = (at: Date) => formatDay(at, store)
  const reader = { ...store, stores: await storesOf(ctx) }
  const price = (minor: number) =>
    formatMoney({ sum: toMajor(minor), currency: payout.currency_code }, reader)
  const lines = await linesOf(ctx, payout.payout_id)
  return {
    title: t('mail.payoutTitle', { number }),
    seller: [company, ...address.split('\n')].filter(Boolean),
    buyer: [payout.holder],
    facts: [
      [t('mail.payoutDay'), day(payout.created_at)],
      [t('mail.payoutAccount'), payout.account],
    ] as const,
    columns: [t('mail.invoiceOrder'), '', t('mail.invoiceGoods'), t('mail.payoutRoyalty')] as const,
    lines: lines.map((line) => ({
      name: line.number,
      detail: day(line.created_at),
      qty: '',
      price: price(line.base_minor),
      sum: price(line.royalty),
    })),
    sums: [[t('mail.payoutSum'), price(payout.sum_minor)]] as const,
    notes: legalLines,
  }
}

async function linesOf({ db }: Context, payoutId: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select o.number, o.created_at, a.base_minor, e.paid_minor as royalty
    from royalty_entry e join shop_order o using (order_id) join order_attribution a using (order_id)
    where e.payout_id = ${payoutId} order by o.order_id`.execute(db)
  return rows
}
