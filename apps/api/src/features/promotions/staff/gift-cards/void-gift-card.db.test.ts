// A card taken back by hand: with what is left, once, and never under an order that spends from it.
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { audit, countStock, type StockBefore } from '#api/features/orders/testing/audit.ts'
import { CROWD_POOL, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import {
  aGiftCard,
  aGiftProduct,
  aPaidCart,
  balanceOf,
  type GiftLine,
  orderGift,
  stepOf,
} from '../../testing/a-gift-card.ts'
import { countGiftCards, selectGiftCards } from './gift-card-queries.ts'
import { voidGiftCard } from './void-gift-card.ts'

const FILM = [{ sku: 'FILM', qty: 1 }]
let database: TestDatabase
let before: StockBefore
let gift: GiftLine
beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  const { db } = database
  await aCatalogue(db)
  await aProduct(db, { sku: 'FILM', type: 'virtual', priceMinor: 6000 })
  gift = { ...(await aGiftProduct(db))(), qty: 1 }
  await db.updateTable('stock_item').set({ manage_stock: false }).execute()
  await db
    .insertInto('customer')
    .values({ customer_id: 7, email: 'mona@example.org', firstname: 'Mona' })
    .execute()
  await warmPool(db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  before = await countStock(database.db)
})

const store = findStoreView('de') ?? aContext({} as never).store
const shopper = () => aContext(database.db, { store })
const as = (...roles: Role[]) =>
  aContext(database.db, {
    store,
    actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(roles) },
  })
const mona = () => as('manager')
const WHY = { reason: 'The letter was stolen' }
const buyFilm = async (card: number) => {
  const body = await aPaidCart(shopper(), { goods: FILM, cards: [card], overrides: { expected_total: 0 } })
  return () => placeOrder(shopper(), { body }, patientSteps)
}
const list = async (view: 'live' | 'void' | 'spent' | 'waiting', q = '') =>
  (await selectGiftCards(mona(), { view, q, size: 10 })).items

test('what is left goes, the books hold, and the list says who did it and why', async () => {
  const card = await aGiftCard(shopper(), gift)
  await (await buyFilm(card.id))()
  const saved = await voidGiftCard(mona(), { id: card.id, balance: 40, ...WHY })
  expect(saved).toMatchObject({ value: 100, balance: 0, voided_by: 'Mona', void_reason: WHY.reason })
  expect(await audit(database.db, before)).toEqual([])
  expect((await list('void')).map(({ id }) => id)).toContain(card.id)
  expect((await list('live')).map(({ id }) => id)).not.toContain(card.id)
  const line = await database.db
    .selectFrom('audit')
    .select(['customer_id', 'entity', 'after'])
    .executeTakeFirst()
  expect(line).toEqual({
    customer_id: 7,
    entity: 'gift_card',
    after: { balanceMinor: 0, reason: WHY.reason },
  })
})

test('an order that holds of it keeps what it holds; undone, it gives back onto a card nobody spends from', async () => {
  const card = await aGiftCard(shopper(), gift)
  const { order } = await (await buyFilm(card.id))()
  await voidGiftCard(mona(), { id: card.id, balance: 40, ...WHY })
  await stepOf(shopper(), order.id, 'cancel')
  expect(await balanceOf(database.db, card.id)).toBe(6000)
  await expect((await buyFilm(card.id))()).rejects.toMatchObject({ code: 'TOTAL_CHANGED' })
  expect(await audit(database.db, before)).toEqual([])
})

test('the order that bought a spent card cannot be undone by taking the card back first', async () => {
  const card = await aGiftCard(shopper(), gift)
  await (await buyFilm(card.id))()
  await voidGiftCard(mona(), { id: card.id, balance: 40, ...WHY })
  await expect(stepOf(shopper(), card.orderId, 'cancel')).rejects.toMatchObject({
    message: 'GIFT_CARD_SPENT',
  })
  const whole = await aGiftCard(shopper(), gift)
  await voidGiftCard(mona(), { id: whole.id, balance: 100, ...WHY })
  await stepOf(shopper(), whole.orderId, 'cancel')
  expect(await audit(database.db, before)).toEqual([])
})

test('what was spent meanwhile is told, once it is void it stays so, and one not paid for cannot be', async () => {
  const card = await aGiftCard(shopper(), gift)
  await (await buyFilm(card.id))()
  await expect(voidGiftCard(mona(), { id: card.id, balance: 100, ...WHY })).rejects.toMatchObject({
    ...{ code: 'GIFT_CARD_CHANGED', details: { balance: 40 } },
  })
  const outcomes = await together(10, () => voidGiftCard(mona(), { id: card.id, balance: 40, ...WHY }))
  expect(outcomes.filter((one) => 'answer' in one)).toHaveLength(1)
  const orderId = await orderGift(shopper(), gift)
  const [waiting] = (await list('waiting')).filter(({ order }) => order.id === orderId)
  await expect(voidGiftCard(mona(), { id: waiting?.id ?? 0, balance: 0, ...WHY })).rejects.toMatchObject({
    status: 409,
  })
  await expect(voidGiftCard(mona(), { id: 999_999, balance: 0, ...WHY })).rejects.toMatchObject({
    status: 404,
  })
  await expect(voidGiftCard(as(), { id: card.id, balance: 0, ...WHY })).rejects.toMatchObject({ status: 403 })
})

test('under ten checkouts of 60 one is paid or none, and nothing is both spent and taken', async () => {
  for (let round = 0; round < 3; round += 1) {
    const card = await aGiftCard(shopper(), gift)
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyFilm(card.id)))
    const outcomes = await together<unknown>(12, (index) => {
      const buy = buyers[index]
      return buy ? buy() : voidGiftCard(mona(), { id: card.id, balance: index === 10 ? 100 : 40, ...WHY })
    })
    const voided = outcomes.slice(10).filter((one) => 'answer' in one)
    const bought = outcomes.slice(0, 10).filter((one) => 'answer' in one)
    expect(voided.length).toBeLessThanOrEqual(1)
    expect(bought.length).toBeLessThanOrEqual(1)
    expect(voided.length + bought.length).toBeGreaterThan(0)
    expect(await audit(database.db, before)).toEqual([])
  }
})

test('mutant: without the lock a card is taken back twice, as the audit trail shows', async () => {
  const card = await aGiftCard(shopper(), gift)
  await (await buyFilm(card.id))()
  await sql`update ledger_account set balance_minor = 0 where account_id = (select account_id from gift_card
    where gift_card_id = ${card.id})`.execute(database.db)
  const met = meeting(2)
  const lock = async () => {
    await met()
    const row = await database.db
      .selectFrom('gift_card')
      .select('account_id')
      .where('gift_card_id', '=', card.id)
      .executeTakeFirst()
    return { account_id: row?.account_id ?? null, balance_minor: 0, voided_at: null }
  }
  const outcomes = await together(2, () =>
    voidGiftCard(mona(), { id: card.id, balance: 0, ...WHY }, { lock }),
  )
  expect(outcomes.filter((one) => 'answer' in one)).toHaveLength(2)
})

test('a list sorted by what is left is sorted as a whole, not page by page', async () => {
  const cards = [await aGiftCard(shopper(), gift), await aGiftCard(shopper(), gift)]
  await (await buyFilm(cards[1]?.id ?? 0))()
  const page = (before?: string) =>
    selectGiftCards(mona(), { view: 'all', q: '', sort: 'left', size: 1, before })
  const seen: number[] = []
  let { items, next } = await page()
  seen.push(...items.map(({ balance }) => balance))
  while (next !== null) {
    ;({ items, next } = await page(next))
    seen.push(...items.map(({ balance }) => balance))
  }
  const { items: all } = await selectGiftCards(mona(), { view: 'all', q: '', size: 100 })
  expect(seen).toEqual(all.map(({ balance }) => balance).toSorted((one, other) => one - other))
})

test('found by the end of the code, the mailbox and the order', async () => {
  const card = await aGiftCard(shopper(), gift)
  const one = (await list('live')).find(({ id }) => id === card.id)
  const number = one?.order.number ?? ''
  for (const q of [one?.code_end ?? '', 'eve@', number.replace(/^0+/, ''), number, `# ${number}`])
    expect((await list('live', q)).map(({ id }) => id)).toContain(card.id)
  expect(one?.order.store_code).toBe(shopper().store.code)
  expect(await list('live', '%')).toEqual([])
  expect(await countGiftCards(mona(), 'nobody@')).toMatchObject({ all: 0 })
})

test('a list sorted by a sum goes money by money, whatever stands for more', async () => {
  const cards = [await aGiftCard(shopper(), gift), await aGiftCard(shopper(), gift)]
  const [yuan] = cards
  const saysItIs = (currency_code: string) =>
    database.db
      .updateTable('gift_card')
      .set({ currency_code })
      .where('gift_card_id', '=', yuan?.id ?? 0)
      .execute()
  await saysItIs('CNY')
  const moneysBy = async (sort: 'worth' | '-worth' | 'left' | '-left') => {
    const { items } = await selectGiftCards(mona(), { view: 'all', q: '', sort, size: 100 })
    return [...new Set(items.map(({ currency }) => currency))].length === 2 && items.at(0)?.currency
  }
  const first = [
    await moneysBy('worth'),
    await moneysBy('-worth'),
    await moneysBy('left'),
    await moneysBy('-left'),
  ]
  await saysItIs('EUR')
  expect(first).toEqual(['CNY', 'EUR', 'CNY', 'EUR'])
})
