import type { CommerceTerms } from '@vitrine/contract/desk/commerce'
import { toMajor } from '@vitrine/domain/money/money'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { titleOf } from '#api/words.ts'

type Titles = Parameters<typeof titleOf>[1]
type Rate = {
  key: string
  zone: string
  carrier: string
  method: string
  titles: Titles
  up_to_grams: number | null
  price_minor: number
  free_from_minor: number | null
  days_min: number
  days_max: number
}
type Payment = {
  titles: Titles
  code: string
  discount_percent: number
  minimum_minor: number
  fee_minor: number
  offered: boolean
}
type Row = { currency: string; version: string; rates: Rate[]; payments: Payment[] }

/** A rate has no number of its own: where it goes, by which way, up to which weight. */
export const KEY = sql<string>`concat_ws(' ', r.zone, m.carrier_code, m.method_code, r.up_to_grams)`

/** The version is a sum of all that stands there, so that whoever changed it by another way counts, too. */
export async function selectTerms(ctx: Context, store: StoreCode): Promise<CommerceTerms> {
  const { rows } = await sql<Row>`
    with rate as (
      select jsonb_build_object('key', ${KEY}, 'zone', r.zone, 'carrier', m.carrier_code, 'method', m.method_code, 'titles', m.titles,
          'up_to_grams', r.up_to_grams, 'price_minor', r.price_minor, 'free_from_minor', r.free_from_minor,
          'days_min', r.days_min, 'days_max', r.days_max) as one,
        row_number() over (order by m.position, r.zone, r.up_to_grams nulls last) as place
      from shipping_rate r join shipping_method m using (method_id) join store s using (store_id) where s.code = ${store}),
    payment as (
      select jsonb_build_object('code', m.code, 'titles', m.titles, 'discount_percent', p.discount_percent::float8,
          'minimum_minor', p.minimum_minor, 'fee_minor', p.fee_minor, 'offered', p.offered) as one, m.position as place
      from payment_terms p join payment_method m using (method_id) join store s using (store_id)
      where s.code = ${store} and m.enabled),
    terms as (select coalesce((select jsonb_agg(one order by place) from rate), '[]') as rates,
      coalesce((select jsonb_agg(one order by place, one ->> 'code') from payment), '[]') as payments)
    select s.currency_code as currency, md5(rates::text || payments::text) as version, rates, payments
    from terms, store s where s.code = ${store}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new ShopError('NOT_FOUND')
  return { store, currency: row.currency, version: row.version, ...toTerms(ctx, row) }
}

const toTerms = ({ store }: Context, { rates, payments }: Row) => ({
  rates: rates.map(({ price_minor, free_from_minor, titles, ...rate }) => ({
    ...rate,
    title: titleOf(store, titles, `commerce.way.${rate.carrier}.${rate.method}`),
    price: toMajor(price_minor),
    free_from: free_from_minor === null ? null : toMajor(free_from_minor),
  })),
  payments: payments.map(({ minimum_minor, fee_minor, titles, ...payment }) => ({
    ...payment,
    title: titleOf(store, titles, `commerce.payment.${payment.code}`),
    ...{ minimum: toMajor(minimum_minor), fee: toMajor(fee_minor) },
  })),
})
