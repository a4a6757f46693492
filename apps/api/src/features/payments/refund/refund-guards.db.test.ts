// Each guard of a refund by shares taken out in turn, and cards that have ended.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { daysLeftOf } from '#api/features/promotions/testing/a-gift-card.ts'
import { giveBackHolds } from '#api/ledger/give-back.ts'
import { aRefundDesk } from '../testing/a-refund-desk.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'
import { type RefundGuards, refundGuards } from './claim-refund.ts'

const DAY_MS = 86_400_000
const shop = openPaymentShop({ max: 32 })
const { mixed, anOrder, refund, claim, forget } = aRefundDesk(shop)

describe('on a card that has ended meanwhile', () => {
  const endAll = () =>
    shop
      .db()
      .updateTable('gift_card')
      .set({ expires_at: new Date(shop.now().getTime() - DAY_MS) })
      .execute()
  const daysLeft = (id: number) => daysLeftOf(shop.db(), id, shop.now())

  test('its part can be spent for 90 days more, and one that is good for longer keeps its end', async () => {
    const { id, cards } = await anOrder()
    const [ended = 0, good = 0] = cards
    await endAll()
    const inAYear = new Date(shop.now().getTime() + 365 * DAY_MS)
    await shop
      .db()
      .updateTable('gift_card')
      .set({ expires_at: inAYear })
      .where('gift_card_id', '=', good)
      .execute()
    await refund(id, 11_900)
    expect([await daysLeft(ended), await daysLeft(good)]).toEqual([90, 365])
  })

  test('mutant: given back by the balance alone, it lies where nobody can spend it', async () => {
    const { id, cards } = await anOrder()
    await endAll()
    const giveBackPart: RefundGuards['giveBackPart'] = async (ctx, part) => {
      await refundGuards.giveBackPart(ctx, part)
      await ctx.db
        .updateTable('gift_card')
        .set({ expires_at: new Date(shop.now().getTime() - DAY_MS) })
        .execute()
    }
    await claim(id, 11_900, { giveBackPart })
    expect(await mixed.cards(cards)).toEqual([2_500, 2_500])
    expect((await mixed.books()).join()).toMatch(
      /of refund \d+ came back on gift card \d+ what had ended by then/,
    )
    await forget()
  })
})

describe('without one of its guards', () => {
  test('mutant: a refund that says cards got their part and gives them none is noticed', async () => {
    const { id } = await anOrder()
    await claim(id, 5_000, { giveBackPart: async () => {} })
    expect((await mixed.books()).join()).toMatch(
      /says 2101 of gift cards and 420 of bonuses, and gave 0 and 0/,
    )
    await forget()
  })

  test('mutant: money that goes first leaves cards and bonuses to pay what is kept', async () => {
    const { id, cards } = await anOrder()
    const judge: RefundGuards['judgeRefund'] = (_, amount) => ({
      ...{ ok: true, step: 'refundPart' },
      parts: { moneyMinor: amount, giftCardMinor: 0, bonusMinor: 0 },
    })
    await claim(id, 5_000, { judgeRefund: judge })
    expect([await mixed.cards(cards), await mixed.bonuses()]).toEqual([[0, 0], 0])
  })

  test('mutant: all that was held given back for a part is noticed', async () => {
    const { id } = await anOrder()
    await claim(id, 5_000, { giveBackPart: (ctx, { orderId }) => giveBackHolds(ctx, orderId) })
    expect((await mixed.books()).join()).toMatch(`what accounts paid of order ${id} was given back`)
    await forget()
  })

  test('mutant: without the clamp of the table the former build would give a part twice', async () => {
    await sql`alter table ledger_entry disable trigger ledger_entry_back_within_hold`.execute(shop.db())
    const { id } = await anOrder()
    await refund(id, 11_900)
    await sql`
      insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
      select account_id, 'back', cause_type, cause_id, -change_minor, now() from ledger_entry
      where cause_type = 'order' and cause_id = ${String(id)} and kind = 'hold'`.execute(shop.db())
    expect((await mixed.books()).join()).toMatch(`what accounts paid of order ${id} was given back twice`)
    await sql`alter table ledger_entry enable trigger ledger_entry_back_within_hold`.execute(shop.db())
    await forget()
    await sql`truncate ledger_entry, gift_card, bonus_account, ledger_account cascade`.execute(shop.db())
  })
})
