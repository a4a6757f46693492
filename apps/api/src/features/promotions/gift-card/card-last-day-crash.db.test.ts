// A card gets its end with its payment, and a later one with money that comes back on its last day; each cut by kill -9.
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { audit, countStock, type StockBefore } from '#api/features/orders/testing/audit.ts'
import { rounds } from '#api/testing/how-often.ts'
import { runChild } from '#api/testing/run-child.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import {
  aGiftCard,
  aGiftProduct,
  aPaidCart,
  balanceOf,
  type GiftLine,
  orderGift,
  stepOf,
} from '../testing/a-gift-card.ts'
import type { CardStepJob } from '../testing/card-step-child.ts'
import { BOUGHT, germanAt, LATE } from '../testing/last-day.ts'

const CHILD = fileURLToPath(new URL('../testing/card-step-child.ts', import.meta.url))
const END = '2029-03-01T22:59:59.000Z'
const LATER_END = '2029-05-30T21:59:59.000Z'
let database: TestDatabase
let before: StockBefore
let gift: GiftLine
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'FILM', type: 'virtual', priceMinor: 6000 })
  gift = { ...(await aGiftProduct(database.db))(), qty: 1 }
})
afterAll(() => database.drop())
beforeEach(async () => {
  before = await countStock(database.db)
})

const at = (now: string): Context => germanAt(database.db, now)
const run = (job: Omit<CardStepJob, 'connectionString'>) =>
  runChild(CHILD, { ...job, connectionString: database.connectionString })
const balancesOf = (ids: readonly number[]) => Promise.all(ids.map((id) => balanceOf(database.db, id)))
const cardsOf = (column: 'order_id' | 'gift_card_id', id: number) =>
  database.db
    .selectFrom('gift_card')
    .select(['gift_card_id as id', 'expires_at'])
    .where(column, '=', id)
    .orderBy('piece')
    .execute()
const endsOf = (cards: { expires_at: Date | null }[]) =>
  cards.map(({ expires_at }) => expires_at?.toISOString())
/** As whoever comes after the dead process: done already, or done now. */
const again = ({ now, orderId, step }: Omit<CardStepJob, 'connectionString'>) =>
  stepOf(at(now), orderId, step).catch((error: { code?: string }) => {
    if (error.code !== 'CONFLICT') throw error
  })
const points = (statements: number) =>
  rounds('KILLS', 1).flatMap((round) =>
    [...Array.from({ length: statements }, (_, index) => index + 1), 'done' as const].map(
      (point) => [point, round] as const,
    ),
  )

describe('two cards that are paid', () => {
  const STATEMENTS = 12
  const aJob = async () => ({
    ...{ orderId: await orderGift(at(BOUGHT), { ...gift, qty: 2 }), now: BOUGHT, step: 'pay' as const },
  })
  test('have no more points than these', async () => {
    const { said, complaint } = await run({ ...(await aJob()), point: 'never' })
    expect([Number(said), complaint]).toEqual([STATEMENTS, ''])
  })

  test.each(points(STATEMENTS))(
    'cut at statement %s have their money and their end once (%i)',
    async (point) => {
      const job = { ...(await aJob()), point }
      expect(await run(job)).toMatchObject({ signal: 'SIGKILL', complaint: '' })
      expect(await audit(database.db, before)).toEqual([])
      await again(job)
      const cards = await cardsOf('order_id', job.orderId)
      expect(endsOf(cards)).toEqual([END, END])
      expect(await balancesOf(cards.map(({ id }) => id))).toEqual([10_000, 10_000])
      expect(await audit(database.db, before)).toEqual([])
    },
  )
})

describe('a card given back on its last day', () => {
  const STATEMENTS = 14
  const aJob = async () => {
    const card = await aGiftCard(at(BOUGHT), gift)
    const body = await aPaidCart(at(LATE), { goods: [{ sku: 'FILM', qty: 1 }], cards: [card.id] })
    const { order } = await placeOrder(at(LATE), { body })
    expect([order.grand_total, await balanceOf(database.db, card.id)]).toEqual([0, 4000])
    return { cardId: card.id, orderId: order.id, now: LATE, step: 'cancel' as const }
  }
  test('has no more points than these', async () => {
    const { cardId: _, ...job } = await aJob()
    const { said, complaint } = await run({ ...job, point: 'never' })
    expect([Number(said), complaint]).toEqual([STATEMENTS, ''])
  })

  test.each(points(STATEMENTS))('cut at statement %s has all its money, for 90 days (%i)', async (point) => {
    const { cardId, ...rest } = await aJob()
    const job = { ...rest, point }
    expect(await run(job)).toMatchObject({ signal: 'SIGKILL', complaint: '' })
    const left = await balanceOf(database.db, cardId)
    // The money and the time to spend it come together or not at all.
    expect(endsOf(await cardsOf('gift_card_id', cardId))).toEqual([left === 4000 ? END : LATER_END])
    expect(await audit(database.db, before)).toEqual([])
    await again(job)
    expect(endsOf(await cardsOf('gift_card_id', cardId))).toEqual([LATER_END])
    expect([await balanceOf(database.db, cardId), await audit(database.db, before)]).toEqual([10_000, []])
  })
})
