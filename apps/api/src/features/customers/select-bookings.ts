import type { StaffBooking } from '@vitrine/contract/people/customer'
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import type { Cause } from '#api/ledger/ledger.ts'

type Row = {
  id: number
  at: Date
  kind: 'credit' | 'hold' | 'back' | 'take'
  cause_type: Exclude<Cause['type'], 'gift_card'>
  change_minor: number
  balance_minor: number
  currency: string
  order: StaffBooking['order']
  by: string | null
  reason: string | null
}

/** Of every money, the latest first. That something held stays spent moves nothing, and is not told. */
export async function selectBookings({ db }: Context, customerId: number): Promise<StaffBooking[]> {
  const { rows } = await sql<Row>`
    select e.entry_id as id, e.at, e.kind, e.cause_type, e.change_minor, a.currency_code as currency,
      sum(e.change_minor) over (partition by e.account_id order by e.entry_id)::bigint as balance_minor,
      case when o.order_id is not null then jsonb_build_object('id', o.order_id, 'number', o.number) end as order,
      m.reason, ${nameSql('w')} as by
    from bonus_account a join ledger_entry e using (account_id)
    left join shop_order o on o.order_id = case when e.cause_type in ('order', 'cashback') then e.cause_id::bigint
      when e.cause_type = 'refund' then (select r.order_id from refund r where r.refund_id = e.cause_id::bigint) end
    left join bonus_booking m on e.cause_type = 'manual' and m.booking_id::text = e.cause_id
    left join customer w on w.customer_id = m.booked_by
    where a.customer_id = ${customerId} and e.kind <> 'post'
    order by e.entry_id desc limit 50`.execute(db)
  return rows.map(({ kind, cause_type, change_minor, balance_minor, at, ...row }) => ({
    ...row,
    ...{ at: at.toISOString(), kind: kindOf({ kind, cause_type }) },
    ...{ change: toMajor(change_minor), balance: toMajor(balance_minor) },
  }))
}

function kindOf({ kind, cause_type }: Pick<Row, 'kind' | 'cause_type'>): StaffBooking['kind'] {
  if (kind === 'hold') return 'spent'
  if (kind === 'back') return 'back'
  if (kind === 'take') return 'taken'
  return cause_type === 'cashback' ? 'cashback' : cause_type === 'manual' ? 'given' : 'gift'
}
