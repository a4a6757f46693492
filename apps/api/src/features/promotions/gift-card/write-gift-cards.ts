import { type BoughtGiftCard, isGiftCard, readBoughtCard } from '@vitrine/domain/promotion/bought-gift-card'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { CartLine } from '#api/features/cart/index.ts'

type Line = Pick<CartLine, 'product' | 'productOption'> & { qty: number; unitMinor: number }
export type BoughtCards = { orderId: number; email: string; lines: readonly Line[] }
type Row = BoughtGiftCard & { place: number; qty: number; value: number }

/** The cards an order buys, one for each piece, written down with it. They hold nothing yet. */
export async function writeGiftCards(
  { db, store }: Context,
  { orderId, email, lines }: BoughtCards,
): Promise<void> {
  const rows = lines.flatMap(({ product, productOption, qty, unitMinor }, place): Row[] => {
    if (!isGiftCard(product)) return []
    const { custom_options } = productOption.extension_attributes
    return [{ ...readBoughtCard(product.customOptions, custom_options, email), place, qty, value: unitMinor }]
  })
  if (rows.length === 0) return
  await sql`
    insert into gift_card (order_id, place, piece, store_id, currency_code, value_minor, recipient, email, words, send_at)
    select ${orderId}::bigint, c.place, piece, ${store.storeId}::smallint, ${store.currencyCode}, c.value, c.name, c.email,
      c.words, (c.day::date + time '08:00') at time zone ${TIME_ZONES[store.code]}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as
        c(place int, qty int, value bigint, name text, email text, words text, day text),
      generate_series(1, c.qty) as piece`.execute(db)
}
