import type { PartnerAccount, PartnerAccounts } from '@vitrine/contract/partner/payouts'
import { toMajor } from '@vitrine/domain/money/money'
import { payoutCheck } from '@vitrine/domain/partner/payout/payout-check'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import { isPastReturn } from '#api/ledger/past-return.ts'
import { minimumOf } from './minimum-of.ts'

const MOST = 500

/** What a run would do, partner by partner; the run itself asks again with the account locked. */
export async function listPartnerAccounts(ctx: Context): Promise<PartnerAccounts> {
  assertMay(ctx, 'payout:run')
  const [items, waiting] = await Promise.all([listAccounts(ctx), listWaiting(ctx)])
  return { items, waiting }
}

type AccountRow = Pick<
  PartnerAccount,
  'partner_id' | 'name' | 'handle' | 'is_gone' | 'currency' | 'account_end'
> & {
  minimum_minor: number
  pending_minor: number
  active_minor: number
  paid_minor: number
  ended_at: Date | null
  is_given_up: boolean
}

/** Of whoever is gone the bank knows a name, for as long as something is owed. */
const NAME = sql`case when c.enabled then coalesce(${nameSql('c')}, '') else coalesce(w.holder, '') end`

/** What fell due since the night, which a run puts on account before it pays. */
const fallenDueSql = (now: Date) => sql`(
  select coalesce(sum(due.minor), 0)::bigint as minor from (
    select sum(e.pending_minor) as minor from royalty_entry e join shop_order o using (order_id)
    where e.partner_id = a.partner_id and e.currency_code = a.currency_code and ${isPastReturn(now)}
    group by e.order_id having sum(e.pending_minor) > 0) as due)`

async function listAccounts({ db, now }: Context): Promise<PartnerAccount[]> {
  const { rows } = await sql<AccountRow>`
    select a.partner_id, ${NAME} as name, coalesce(p.handle, '') as handle, a.currency_code as currency,
      a.pending_minor - r.minor as pending_minor, a.active_minor + r.minor as active_minor, a.paid_minor, right(w.account, 4) as account_end,
      ${minimumOf(sql`a.partner_id`, sql`a.currency_code`)} as minimum_minor, p.ended_at,
      not c.enabled as is_gone, v.partner_id is not null as is_given_up
    from royalty_account a join customer c on c.customer_id = a.partner_id
      cross join lateral ${fallenDueSql(now())} as r
      left join partner p on p.customer_id = a.partner_id
      left join payout_account w on w.customer_id = a.partner_id and w.currency_code = a.currency_code
      left join royalty_waiver v on v.partner_id = a.partner_id and v.currency_code = a.currency_code
    order by v.at is not null, active_minor desc, a.partner_id, a.currency_code limit ${MOST}`.execute(db)
  return rows.map(
    ({ pending_minor, active_minor, paid_minor, minimum_minor, ended_at, is_given_up, ...rest }) => ({
      ...{ ...rest, ended_at: ended_at?.toISOString() ?? null },
      check: payoutCheck({
        ...{ activeMinor: active_minor, minimumMinor: minimum_minor, hasAccount: rest.account_end !== null },
        isGivenUp: is_given_up,
      }),
      ...{ pending: toMajor(pending_minor), active: toMajor(active_minor), paid: toMajor(paid_minor) },
    }),
  )
}

async function listWaiting({ db }: Context): Promise<PartnerAccounts['waiting']> {
  const rows = await db
    .selectFrom('payout')
    .select(['payout_id', 'holder', 'currency_code', 'sum_minor', 'created_at'])
    .where('state', '=', 'created')
    .orderBy('payout_id')
    .limit(MOST)
    .execute()
  return rows.map(({ payout_id, holder, currency_code, sum_minor, created_at }) => ({
    ...{ id: payout_id, name: holder, currency: currency_code, sum: toMajor(sum_minor) },
    created_at: created_at.toISOString(),
  }))
}
