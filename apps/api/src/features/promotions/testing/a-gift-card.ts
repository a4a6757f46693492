import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber } from '@vitrine/i18n/calendar/calendar-day'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { hashToken } from '#api/features/cart/cart-of.ts'
import { aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { takeOrderStep } from '#api/features/orders/take-step.ts'
import { ADDRESS, aFilledCart, IN_DUBLIN, readOrder } from '#api/features/orders/testing/a-buyer.ts'

const PURPOSES = ['gift_name', 'gift_email', 'gift_day', 'gift_words'] as const
export type GiftAnswers = Partial<Record<(typeof PURPOSES)[number], string>>
const TO_EVE: GiftAnswers = { gift_email: 'eve@example.org', gift_name: 'Eve' }

/** A product `GIFT` of 100 that asks whom it is for; answers with what a line carries for such answers. */
export async function aGiftProduct(db: Database, priceMinor = 10_000) {
  const product_id = await aProduct(db, { sku: 'GIFT', type: 'virtual', priceMinor })
  await db
    .updateTable('stock_item')
    .set({ manage_stock: false })
    .where('product_id', '=', product_id)
    .execute()
  const rows = await db
    .insertInto('custom_option')
    .values(
      PURPOSES.map((purpose, position) => ({
        ...{ product_id, position, purpose, type: 'field' as const, max_characters: 300 },
        titles: json({ en: purpose }),
      })),
    )
    .returning(['option_id', 'purpose'])
    .execute()
  return (answers: GiftAnswers = TO_EVE) => ({
    sku: 'GIFT',
    product_option: {
      extension_attributes: {
        custom_options: rows.flatMap(({ option_id, purpose }) => {
          const value = purpose && answers[purpose]
          return value ? [{ option_id: String(option_id), option_value: value }] : []
        }),
      },
    },
  })
}
export type GiftLine = ReturnType<Awaited<ReturnType<typeof aGiftProduct>>> & { qty: number }

export const stepOf = (ctx: Context, orderId: number, step: Parameters<typeof takeOrderStep>[1]['step']) =>
  takeOrderStep(
    { ...ctx, actor: { kind: 'system', job: 'command:session' } },
    { orderId, step, by: 'system' },
  )

/** Ordered by invoice and not paid yet. */
export async function orderGift(ctx: Context, line: GiftLine): Promise<number> {
  const body = readOrder(await aFilledCart(ctx, [line]), [line])
  return (await placeOrder(ctx, { body })).order.id
}

/** Codes on their way to their readers, the latest last. */
export async function codesInOutbox(db: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select payload -> 'secret' ->> 'code' as code from outbox where topic = 'gift-card.issued' order by outbox_id`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

type Card = { id: number; code: string; orderId: number }

/** Bought, paid and out: with the code only its reader knows. */
export async function aGiftCard(ctx: Context, line: GiftLine): Promise<Card> {
  const orderId = await orderGift(ctx, line)
  await stepOf(ctx, orderId, 'pay')
  const { gift_card_id: id } = await ctx.db
    .selectFrom('gift_card')
    .select('gift_card_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { id, orderId, code: (await codesInOutbox(ctx.db)).at(-1) ?? '' }
}

export async function balanceOf(db: Database, giftCardId: number): Promise<number | undefined> {
  const account = await db
    .selectFrom('gift_card')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'gift_card.account_id')
    .select('balance_minor')
    .where('gift_card_id', '=', giftCardId)
    .executeTakeFirst()
  return account?.balance_minor
}

/** By the calendar of Germany, whose cards these are: a card ends with a day, so that the hours left depend on the hour. */
export async function daysLeftOf(db: Database, giftCardId: number, now: Date): Promise<number> {
  const card = await db
    .selectFrom('gift_card')
    .select('expires_at')
    .where('gift_card_id', '=', giftCardId)
    .executeTakeFirstOrThrow()
  const day = (at: Date) => dayNumber(at, TIME_ZONES.de)
  return day(card.expires_at ?? now) - day(now)
}

type Buying = { goods: { sku: string; qty: number }[]; cards: number[]; overrides?: object }

/** A cart that is to be paid with these cards, and the body that orders it. */
export async function aPaidCart(ctx: Context, { goods, cards, overrides = {} }: Buying) {
  const token = await aFilledCart(ctx, goods)
  await sql`update cart set promotions = ${JSON.stringify({ giftCardIds: cards })}::jsonb
    where token_hash = ${hashToken(token)}`.execute(ctx.db)
  const { addressInformation } = readOrder(token, goods)
  const address = ctx.store.code === 'de' ? ADDRESS : IN_DUBLIN
  const to = { ...addressInformation, shippingAddress: address, billingAddress: address }
  return readOrder(token, goods, { addressInformation: to, ...overrides })
}
