import type { LineNature, ReturnableLine } from '@vitrine/domain/order/returns/left-to-return'
import { type ReturnKind, type ReturnWindow, returnWindow } from '@vitrine/domain/order/returns/return-window'
import { isStoreOfUnion } from '@vitrine/domain/store/european-union'
import { findStore } from '@vitrine/domain/store/find-store'
import { zoneOfStore } from '@vitrine/domain/store/time-zone'
import { dayNumber } from '@vitrine/i18n/calendar/calendar-day'
import { sql } from 'kysely'
import { storesOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { arrivedAt } from '#api/ledger/past-return.ts'
import type { OrderRow } from '../order-payments.ts'

export type FactLine = ReturnableLine & {
  name: string
  options: { label: string; value: string }[]
  thumbnail: string | null
}

/**
 * What was ordered and where it is by now. What is mailed is somebody's own in the European Union only where that was agreed
 * to beforehand, elsewhere always. Words that were sewn in make a piece somebody's own; a bow round it does not.
 */
export async function listReturnableLines(ctx: Context, order: OrderRow): Promise<FactLine[]> {
  const isAgreedTo = !isStoreOfUnion(await storeThatSold(ctx, order))
  const { rows } = await sql<FactLine & { nature: LineNature }>`
    select l.line_id as "lineId", l.name, l.options, l.thumbnail, l.qty, l.returned_qty as returned,
      coalesce((select sum(m.qty - m.received) from return_line m join return_request r using (return_id)
        where m.line_id = l.line_id and r.closed_at is null), 0)::int as announced,
      case when p.type_id in ('virtual', 'downloadable') then case when ${isAgreedTo} or exists (select from order_event e
          where e.order_id = l.order_id and e.step = 'place' and e.details @> '{"earlyDelivery": true}')
          then 'digital' else 'goods' end
        when exists (select from jsonb_array_elements(l.product_option #> '{extension_attributes,custom_options}') a
          join custom_option c on c.option_id::text = a ->> 'option_id' and c.type in ('field', 'area'))
        then 'made_to_order' else 'goods' end as nature
    from shop_order_line l left join product p using (product_id)
    where l.order_id = ${order.order_id} order by l.line_id`.execute(ctx.db)
  return rows
}

/** By the law and the calendar of the store that sold it, also where the staff reads it in another. */
export async function windowOf(ctx: Context, order: OrderRow, kind: ReturnKind): Promise<ReturnWindow> {
  const zone = zoneOfStore(order.store_id)
  const store = await storeThatSold(ctx, order)
  const start = await arrivalOf(ctx.db, order)
  return returnWindow({
    kind,
    state: order.state,
    startDay: start && dayNumber(start, zone),
    today: dayNumber(ctx.now(), zone),
    isStoreOfUnion: isStoreOfUnion(store),
  })
}

const storeThatSold = async (ctx: Context, order: OrderRow) =>
  findStore(await storesOf(ctx), order.store_id) ?? ctx.store

async function arrivalOf(db: Database, { order_id }: OrderRow): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select ${arrivedAt} as at from shop_order o where o.order_id = ${order_id}`.execute(db)
  return rows[0]?.at ?? null
}
