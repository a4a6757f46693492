// A withdrawal beside everything else that happens to an order at that moment; without its lock the books must notice.
import { fileURLToPath } from 'node:url'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { meeting } from '#api/testing/meeting.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { placeOrder } from '../place-order.ts'
import { stepGuards, takeOrderStep } from '../take-step.ts'
import { ADDRESS, aFilledCart, readOrder } from '../testing/a-buyer.ts'
import { audit, countStock } from '../testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '../testing/crowd.ts'
import type { ReturnCrashJob } from '../testing/return-crash-child.ts'
import { announceReturn, type ReturnSteps } from './announce-return.ts'
import { bookReturns } from './book-returns.ts'
import { storeReturn } from './store-return.ts'
import { listReturns } from './view-returns.ts'

const CHILD = fileURLToPath(new URL('../testing/return-crash-child.ts', import.meta.url))
let database: TestDatabase
let ctx: Context
let before: Awaited<ReturnType<typeof countStock>>

beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  ctx = aContext(database.db, {
    store: findStoreView('de') ?? aContext(database.db).store,
    now: () => new Date(),
  })
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'A', qty: 900 })
  await warmPool(database.db)
  before = await countStock(database.db)
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('rate_limit' as never).execute())

type Order = { orderId: number; number: string; line_id: number }
async function anOrder(qty = 2): Promise<Order> {
  const goods = [{ sku: 'A', qty }]
  const placed = await placeOrder(ctx, { body: readOrder(await aFilledCart(ctx, goods), goods) })
  const orderId = placed.order.id
  const lines = database.db.selectFrom('shop_order_line').select('line_id').where('order_id', '=', orderId)
  return { orderId, number: placed.order.number, ...(await lines.executeTakeFirstOrThrow()) }
}
/** From an address of its own each, as a budget would count them. */
let ip = 0
const wishFor = ({ number, line_id }: Order, qty: number, request_id: string) => ({
  ...{ number, contact: ADDRESS.email, ip: `10.0.0.${ip++ % 250}`, request_id, reason: '' as const },
  ...{ kind: 'withdrawal' as const, lines: [{ line_id, qty }] },
})
const step = ({ orderId }: Order, name: 'cancel' | 'pack' | 'pay' | 'refund' | 'ship') =>
  takeOrderStep(ctx, { orderId, step: name, by: 'system' })
const stateOf = async ({ orderId }: Order) => {
  const found = database.db.selectFrom('shop_order').select('state').where('order_id', '=', orderId)
  return (await found.executeTakeFirstOrThrow()).state
}
const receipts = async ({ orderId }: Order) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox b
    join return_request r on r.return_id = (b.payload ->> 'returnId')::bigint
    where b.topic = 'order.return-announced' and r.order_id = ${orderId}`.execute(database.db)
  return rows[0]?.count
}

describe('at once', () => {
  test('declared twenty times by one button it is one withdrawal, one cancellation, one receipt', async () => {
    const order = await anOrder()
    const outcomes = await together(20, () => announceReturn(ctx, wishFor(order, 2, 'one-press')))
    expect(new Set(answersOf(outcomes).map(({ receipt }) => receipt.number)).size).toBe(1)
    expect([answersOf(outcomes).length, await receipts(order), await stateOf(order)]).toEqual([
      20,
      1,
      'canceled',
    ])
    expect(await audit(database.db, before)).toEqual([])
  })

  test('one request id sent for three declarations at once is one of them; the others are refused', async () => {
    const order = await anOrder(3)
    await step(order, 'pack')
    const wishes = Array.from({ length: 15 }, (_, at) => wishFor(order, 1 + (at % 3), 'one-id-for-all'))
    const outcomes = await together(15, (at) => announceReturn(ctx, wishes[at] ?? wishFor(order, 1, 'never')))
    expect(new Set(answersOf(outcomes).map(({ receipt }) => receipt.lines[0]?.qty)).size).toBe(1)
    expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([5, { KEY_REUSED: 10 }])
    expect(await receipts(order)).toBe(1)
    expect(await audit(database.db, before)).toEqual([])
  })

  test('two tabs that send the last piece back send it once', async () => {
    const order = await anOrder(1)
    await step(order, 'pack')
    const outcomes = await together(10, (tab) => announceReturn(ctx, wishFor(order, 1, `tab-number-${tab}`)))
    expect([answersOf(outcomes).length, await receipts(order)]).toEqual([10, 1])
    expect(await audit(database.db, before)).toEqual([])
  })

  test.each(['cancel', 'pack', 'pay', 'ship'] as const)(
    'withdrawn while the shop takes the step %s, the order stands where one of them left it',
    async (other) => {
      for (let round = 0; round < 8; round += 1) {
        const order = await anOrder()
        if (other === 'ship') await step(order, 'pack')
        await together(
          2,
          (at): Promise<unknown> =>
            at === round % 2
              ? step(order, other)
              : announceReturn(ctx, wishFor(order, 2, `round-${round}-x`)),
        )
        await expectSound(order, other)
      }
      expect(await audit(database.db, before)).toEqual([])
    },
  )

  test('withdrawn half by half from two tabs, it is canceled by the second, whichever it is', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await anOrder()
      const outcomes = await together(2, (tab) =>
        announceReturn(ctx, wishFor(order, 1, `half-${round}-of-tab-${tab}`)),
      )
      expect([answersOf(outcomes).length, await stateOf(order)]).toEqual([2, 'canceled'])
    }
    expect(await audit(database.db, before)).toEqual([])
  })

  test('withdrawn while its money goes back, each happens once', async () => {
    const order = await anOrder()
    await step(order, 'pay')
    const outcomes = await together(
      12,
      (at): Promise<unknown> =>
        at % 2 ? step(order, 'refund') : announceReturn(ctx, wishFor(order, 2, 'with-refund')),
    )
    expect([answersOf(outcomes).length, await stateOf(order)]).toEqual([7, 'canceled'])
    expect(await audit(database.db, before)).toEqual([])
  })

  test('booked at the warehouse while more of it is announced, never more comes back than was bought', async () => {
    const order = await anOrder(4)
    for (const name of ['pack', 'ship'] as const) await step(order, name)
    await announceReturn(ctx, wishFor(order, 2, 'the-first-two'))
    await together(
      8,
      (at): Promise<unknown> =>
        at % 2 ? announceReturn(ctx, wishFor(order, 1, `another-${at}`)) : book(order),
    )
    expect(await audit(database.db, before)).toEqual([])
  })
})

async function expectSound(order: Order, other: string): Promise<void> {
  const [found] = await listReturns(database.db, { orderId: order.orderId })
  const isGone = found?.cancels || other === 'cancel'
  expect(isGone ? ['canceled'] : ['packed', 'shipped']).toContain(await stateOf(order))
  expect(await receipts(order)).toBe(found ? 1 : 0)
}

const book = ({ orderId, line_id }: Order) =>
  database.db.transaction().execute(async (db) => {
    await stepGuards.lockStates({ ...ctx, db }, orderId)
    const { numUpdatedRows } = await db
      .updateTable('shop_order_line')
      .set({ returned_qty: sql`returned_qty + 1` })
      .where('line_id', '=', line_id)
      .where(sql<boolean>`returned_qty < qty`)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await bookReturns({ ...ctx, db }, orderId, [{ line_id, qty: 1 }])
  })

test('what has come closes the oldest return first', async () => {
  const order = await anOrder(3)
  for (const name of ['pack', 'ship'] as const) await step(order, name)
  await announceReturn(ctx, wishFor(order, 2, 'the-first-two'))
  await announceReturn(ctx, wishFor(order, 1, 'and-the-third'))
  await book(order)
  const closed = async () => {
    const all = await listReturns(database.db, { orderId: order.orderId })
    return all.map(({ closed, lines }) => [lines[0]?.received, closed])
  }
  expect(await closed()).toEqual([
    [1, false],
    [0, false],
  ])
  await book(order)
  expect(await closed()).toEqual([
    [2, true],
    [0, false],
  ])
})

const STATEMENTS = 24
const POINTS: ReturnCrashJob['point'][] = [
  ...Array.from({ length: STATEMENTS }, (_, at) => at + 1),
  'answered',
]
const withdraw = (job: Omit<ReturnCrashJob, 'connectionString'>) =>
  runChild(CHILD, { ...job, connectionString: database.connectionString })

test('the points below are all there are', async () => {
  const { said, complaint } = await withdraw({
    point: 'never',
    wish: wishFor(await anOrder(), 2, 'never-cut'),
  })
  expect([Number(said), complaint]).toEqual([STATEMENTS, ''])
})

test.each(POINTS)('killed at statement %s: the retry makes exactly one withdrawal', async (point) => {
  const order = await anOrder()
  const wish = wishFor(order, 2, 'cut-and-again')
  expect((await withdraw({ point, wish })).signal).toBe('SIGKILL')
  const { receipt } = await announceReturn(ctx, wish)
  expect([receipt.cancels, await receipts(order), await stateOf(order)]).toEqual([true, 1, 'canceled'])
  expect(await audit(database.db, before)).toEqual([])
})

test('mutant: without the lock two tabs send back one piece twice', async () => {
  await sql`alter table return_request drop constraint return_request_place`.execute(database.db)
  const order = await anOrder(1)
  await step(order, 'pack')
  const looked = meeting(2)
  const blind: ReturnSteps = {
    lockStates: async () => ({ order: 'packed', payment: 'open' }),
    storeReturn: (...args) => looked().then(() => storeReturn(...args)),
  }
  await together(2, (tab) => announceReturn(ctx, wishFor(order, 1, `blind-tab-${tab}`), blind))
  expect((await audit(database.db, before)).join()).toContain('more pieces come back')
})
