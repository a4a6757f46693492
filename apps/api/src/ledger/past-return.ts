// When an order can no longer come back: from then on what it earned for anybody is theirs. Parts of SQL for an order `o`.
import { OFF_STATES } from '@vitrine/domain/order/is-undone'
import { MONEY_STATES } from '@vitrine/domain/order/money/holds-money'
import { lastPastReturn, lastReturnDay } from '@vitrine/domain/order/returns/return-window'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { TIME_ZONES, zoneOfStore } from '@vitrine/domain/store/time-zone'
import { dayNumber, isoDay } from '@vitrine/i18n/calendar/calendar-day'
import { type RawBuilder, sql } from 'kysely'

/** What a carrier said counts before what was noted here; what nobody carries is there once it is bought. */
export const arrivedAt: RawBuilder<Date | null> = sql`coalesce(o.delivered_at, case
  when o.shipping_address is null then o.created_at
  when o.state = 'delivered' then (select e.at from order_event e
    where e.order_id = o.order_id and e.state = 'delivered' order by e.event_id limit 1) end)`

/**
 * Whether it is with whoever ordered it. What nobody carries is there once it is paid for, whichever step it stands at: nobody packs or
 * ships it, and who earns by it would wait for a press that nothing asks for.
 */
export const isThere: RawBuilder<boolean> = sql`(o.state = 'delivered' or (o.shipping_address is null
  and o.payment_state = any(${[...MONEY_STATES]}) and o.state <> all(${[...OFF_STATES]})))`

/** While pieces are announced and not there yet, nobody knows what will be left of the order. */
export const awaitsPieces: RawBuilder<boolean> = sql`exists (
  select from return_request r where r.order_id = o.order_id and r.closed_at is null)`

/** The first day on which what arrived then can no longer come back, by the calendar of the store that sold it. */
export const dayPastReturn = (arrived: Date, storeId: number): number =>
  lastReturnDay(dayNumber(arrived, zoneOfStore(storeId))) + 1

/** By the rule of returns itself, each store by its own calendar. */
export function isPastReturn(now: Date): RawBuilder<boolean> {
  const days = STORE_CODES.map((code) => {
    const { storeId } = STORE_IDENTITIES[code]
    const zone = TIME_ZONES[code]
    return { store_id: storeId, zone, last: isoDay(lastPastReturn(dayNumber(now, zone))) }
  })
  return sql`(${isThere} and not ${awaitsPieces} and exists (
    select from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(store_id smallint, zone text, last date)
    where d.store_id = o.store_id and (${arrivedAt} at time zone d.zone)::date <= d.last))`
}
