import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listPartnerPayouts } from '@vitrine/contract/partner/money'
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { statementOf } from '#api/ledger/order-royalties.ts'

const ordersOf = sql<number>`(select count(*)::int from royalty_entry e where e.payout_id = payout.payout_id)`

type Page = CallParsed<typeof listPartnerPayouts>['query']

export async function listPayouts(
  ctx: Context,
  { size, from, sort, currency, before }: Page,
): Promise<CallReply<typeof listPartnerPayouts>> {
  const all = ctx.db.selectFrom('payout').where('partner_id', '=', myId(ctx))
  const own = currency === undefined ? all : all.where('currency_code', '=', currency)
  const { total } = await own.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const isRising = sort === 'id:asc'
  const left = before === undefined ? own : own.where('payout_id', isRising ? '>' : '<', before)
  const rows = await left
    .select(['payout_id', 'created_at', 'sum_minor', 'currency_code', 'state'])
    .select([sql<string>`right(account, 4)`.as('account_end'), ordersOf.as('orders')])
    .orderBy('payout_id', isRising ? 'asc' : 'desc')
    .limit(size)
    .offset(from)
    .execute()
  const items = rows.map(({ payout_id: id, created_at, sum_minor, currency_code, state, ...told }) => ({
    ...{ id, created_at: created_at.toISOString(), sum: toMajor(sum_minor), currency: currency_code },
    ...{ status: state, file: statementOf(id), ...told },
  }))
  return { items, total: Number(total) }
}
