import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { readRoyalty } from './settle/order-royalty.ts'

/** What the shop owes its partners: each cent has its line, each line its order, and each payout its lines. */
export async function auditRoyalties(db: Database, now = () => new Date()): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with said as (
      select partner_id, currency_code, sum(pending_minor) as pending, sum(active_minor) as active, sum(paid_minor) as paid
      from royalty_entry group by partner_id, currency_code),
    by_payout as (select payout_id, sum(paid_minor) as paid from royalty_entry where payout_id is not null group by payout_id)
    select format('partner %s has %s, %s, %s %s and its lines say %s, %s, %s', a.partner_id, a.pending_minor, a.active_minor,
        a.paid_minor, a.currency_code, coalesce(s.pending, 0), coalesce(s.active, 0), coalesce(s.paid, 0)) as problem
      from royalty_account a left join said s using (partner_id, currency_code)
      where (a.pending_minor, a.active_minor, a.paid_minor)
        is distinct from (coalesce(s.pending, 0), coalesce(s.active, 0), coalesce(s.paid, 0))
    union all
    select format('payout %s is of %s and its lines say %s', p.payout_id, p.sum_minor, coalesce(b.paid, 0))
      from payout p left join by_payout b using (payout_id) where p.sum_minor <> coalesce(b.paid, 0)
    union all
    select format('payout %s pays order %s of another partner or in other money', p.payout_id, e.order_id)
      from royalty_entry e join payout p using (payout_id) join order_attribution a using (order_id)
      where (p.partner_id, p.currency_code) <> (a.partner_id, a.currency_code)
        or (p.partner_id, p.currency_code) <> (e.partner_id, e.currency_code)
    union all
    select format('payout %s is of what partner %s had given up', payout_id, partner_id)
      from payout p join royalty_waiver v using (partner_id, currency_code) where p.created_at > v.at
    union all
    select format('order %s earned %s and was paid out with %s', order_id, sum(pending_minor) filter (where kind = 'earn'), sum(paid_minor))
      from royalty_entry group by order_id
      having sum(paid_minor) > coalesce(sum(pending_minor) filter (where kind = 'earn'), 0)
    union all
    select format('order %s has less than nothing being confirmed: %s', order_id, sum(pending_minor))
      from royalty_entry group by order_id having sum(pending_minor) < 0
    union all
    select format('order %s is worth %s to its partner by its lines and %s as a whole', a.order_id, coalesce(sum(l.base_minor), 0), a.base_minor)
      from order_attribution a left join royalty_line l using (order_id)
      group by a.order_id having coalesce(sum(l.base_minor), 0) <> a.base_minor
    union all
    select format('order %s brings %s of bonuses and gave %s', a.order_id,
        case when r.order_id is null then 0 else a.bonus_minor end, coalesce(g.given, 0))
      from order_attribution a left join (select order_id from royalty_entry where kind = 'ripen') r using (order_id)
      left join (
        select e.cause_id, b.customer_id, b.currency_code, sum(e.change_minor) as given
        from ledger_entry e join bonus_account b using (account_id)
        where e.cause_type = 'royalty' group by e.cause_id, b.customer_id, b.currency_code) g
        on g.cause_id = a.order_id::text and (g.customer_id, g.currency_code) = (a.partner_id, a.currency_code)
      where coalesce(g.given, 0) <> case when r.order_id is null then 0 else a.bonus_minor end`.execute(db)
  return [...rows.map((row) => row.problem), ...(await auditOrders(db, now))]
}

/** By the rule itself, order by order. */
async function auditOrders(db: Database, now: () => Date): Promise<string[]> {
  const orders = await db.selectFrom('order_attribution').select('order_id').orderBy('order_id').execute()
  const problems: string[] = []
  for (const { order_id: orderId } of orders) {
    const royalty = await readRoyalty({ db, now }, orderId)
    if (!royalty) continue
    const { pendingMinor, activeMinor, paidMinor } = royalty.standing
    const written = pendingMinor + activeMinor + paidMinor
    if (written !== royalty.dueMinor)
      problems.push(`order ${orderId} earned ${written} and ${royalty.dueMinor} is due`)
  }
  return problems
}
