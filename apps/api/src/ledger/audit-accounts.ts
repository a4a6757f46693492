import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** What the shop owes its customers, by bonuses and gift cards: each cent has its line, and each line its order. */
export async function auditAccounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with held as (
      select e.cause_id, -sum(e.change_minor) filter (where g.account_id is null) as bonus,
        -sum(e.change_minor) filter (where g.account_id is not null) as card
      from ledger_entry e left join gift_card g using (account_id)
      where e.cause_type = 'order' and e.kind = 'hold' group by e.cause_id),
    given as (
      select case e.cause_type when 'refund' then r.order_id::text else e.cause_id end as cause_id, e.account_id, sum(e.change_minor) as minor,
        bool_or(e.cause_type = 'order') as is_whole
      from ledger_entry e left join refund r on e.cause_type = 'refund' and r.refund_id::text = e.cause_id
      where e.kind = 'back' group by 1, 2),
    standing as (
      select *, state in ('canceled', 'returned') or payment_state = 'refunded' as is_undone from shop_order)
    select format('account %s holds %s and its lines say %s', a.account_id, a.balance_minor, coalesce(sum(e.change_minor), 0)) as problem
      from ledger_account a left join ledger_entry e using (account_id)
      group by a.account_id having a.balance_minor <> coalesce(sum(e.change_minor), 0) or a.balance_minor < 0
    union all
    select format('order %s was paid with %s of bonuses and holds %s', o.order_id, o.bonus_minor, coalesce(h.bonus, 0))
      from standing o left join held h on h.cause_id = o.order_id::text
      where o.bonus_minor <> coalesce(h.bonus, 0)
    union all
    select format('order %s was paid with %s of gift cards and holds %s', o.order_id, o.gift_card_minor, coalesce(h.card, 0))
      from standing o left join held h on h.cause_id = o.order_id::text
      where o.gift_card_minor <> coalesce(h.card, 0)
    union all
    select format('what accounts paid of order %s was %s', o.order_id,
        case when b.minor > -h.change_minor then 'given back twice' when o.is_undone then 'kept' else 'given back' end)
      from standing o join ledger_entry h on h.cause_type = 'order' and h.cause_id = o.order_id::text and h.kind = 'hold'
      left join given b on b.cause_id = h.cause_id and b.account_id = h.account_id
      where case when o.is_undone then coalesce(b.minor, 0) <> -h.change_minor
        else coalesce(b.is_whole, false) or coalesce(b.minor, 0) > -h.change_minor end
    union all
    select format('refund %s says %s of gift cards and %s of bonuses, and gave %s and %s', f.refund_id, f.gift_card_minor,
        f.bonus_minor, coalesce(b.card, 0), coalesce(b.bonus, 0))
      from refund f left join (
        select e.cause_id, sum(e.change_minor) filter (where g.account_id is not null) as card,
          sum(e.change_minor) filter (where g.account_id is null) as bonus
        from ledger_entry e left join gift_card g using (account_id) where e.cause_type = 'refund' group by 1) b
        on b.cause_id = f.refund_id::text
      where f.gift_card_minor <> coalesce(b.card, 0) or f.bonus_minor <> coalesce(b.bonus, 0)
    union all
    select format('of refund %s came back on gift card %s what had ended by then', e.cause_id, g.gift_card_id)
      from ledger_entry e join gift_card g using (account_id)
      where e.cause_type = 'refund' and e.kind = 'back' and g.expires_at <= e.at
    union all
    select format('order %s in %s was paid from an account in %s', o.order_id, o.currency_code, a.currency_code)
      from standing o join ledger_entry h on h.cause_type = 'order' and h.cause_id = o.order_id::text and h.kind = 'hold'
      join ledger_account a using (account_id) where a.currency_code <> o.currency_code
    union all
    select format('gift card %s of order %s is %s', g.gift_card_id, o.order_id,
        case when g.issued_at is null then 'not issued' when g.voided_at is null then 'good' else 'taken back' end)
      from gift_card g join standing o using (order_id)
      where g.voided_by is null and (o.payment_state in ('paid', 'part_refunded') and not o.is_undone)
        <> (g.issued_at is not null and g.voided_at is null)
    union all
    select format('gift card %s is worth %s and was given %s', g.gift_card_id, g.value_minor, coalesce(c.given, 0))
      from gift_card g left join (
        select account_id, sum(change_minor) as given from ledger_entry where kind = 'credit' group by account_id) c using (account_id)
      where g.issued_at is not null and g.value_minor <> coalesce(c.given, 0)
    union all
    select format('gift card %s was taken back with %s on it', g.gift_card_id, a.balance_minor)
      from gift_card g join ledger_account a using (account_id) where g.voided_at is not null
        -- Orders undone since then gave back what they had held of it.
        and a.balance_minor <> coalesce((select sum(b.change_minor) from ledger_entry b
          where b.account_id = g.account_id and b.kind = 'back' and b.at >= g.voided_at), 0)
    union all
    select format('order %s bought %s gift cards of line %s and has %s', order_id, l.qty, place, count(*))
      from gift_card g join (
        select order_id, qty, row_number() over (partition by order_id order by line_id) - 1 as place
        from shop_order_line) l using (order_id, place)
      group by order_id, place, l.qty having count(*) <> l.qty`.execute(db)
  return rows.map((row) => row.problem)
}
