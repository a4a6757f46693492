// A parcel handed over with its number, by somebody of the staff or by a program: cut by kill -9 at each statement, and twenty at
// once. Number, step, letter and audit are there together or not at all.
import { fileURLToPath } from 'node:url'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { handOver } from '#api/features/office/testing/hand-over.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { rounds } from '#api/testing/how-often.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { placeOrder } from '../place-order.ts'
import { takeOrderStep } from '../take-step.ts'
import { aFilledCart, readOrder } from '../testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from '../testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '../testing/crowd.ts'
import { noteFirst } from '../testing/note-first.ts'
import type { ParcelCrashJob, StaffWish } from '../testing/parcel-crash-child.ts'
import { takeStaffStep } from './take-staff-step.ts'

const CHILD = fileURLToPath(new URL('../testing/parcel-crash-child.ts', import.meta.url))
const GOODS = [{ sku: 'SCARF', qty: 1 }]
let database: TestDatabase
let ctx: Context
let before: StockBefore

beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  const { db } = database
  ctx = aContext(db, { store: findStoreView('de') ?? aContext(db).store, now: () => new Date() })
  await aCatalogue(db)
  await aProduct(db, { sku: 'SCARF', qty: 900 })
  await db.insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
  await warmPool(db)
  before = await countStock(db)
})
afterAll(() => database.drop())

async function aPackedOrder() {
  const { order } = await placeOrder(ctx, { body: readOrder(await aFilledCart(ctx, GOODS), GOODS) })
  await takeOrderStep(ctx, { orderId: order.id, step: 'pack', by: 'system' })
  return order
}
type Packed = Awaited<ReturnType<typeof aPackedOrder>>
const parcel = (number: string) => ({ carrier: 'Velo', number })
const wishFor = ({ id }: Packed, number = 'VX 1'): StaffWish => ({
  ...{ id, step: 'ship', reason: '', tracking: parcel(number) },
  from: { order: 'packed', payment: 'open' },
})
const run = (job: Omit<ParcelCrashJob, 'connectionString'>) =>
  runChild(CHILD, { ...job, connectionString: database.connectionString })

async function leftOf({ id }: Packed) {
  // A commit may be on its way when its sender dies: once the order can be locked it has been heard, or never will be.
  await sql`select from shop_order where order_id = ${id} for update`.execute(database.db)
  const { rows } = await sql<{
    state: string
    number: string | null
    notes: string[] | null
    letters: number
  }>`
    select o.state, o.tracking ->> 'number' as number,
      (select json_agg(e.details ->> 'number' order by e.event_id) from order_event e
        where e.order_id = o.order_id and e.step = 'track') as notes,
      (select count(*)::int from outbox b where b.topic = 'order.shipped'
        and (b.payload ->> 'orderId')::bigint = o.order_id) as letters,
      (select count(*)::int from audit a where a.entity = 'order' and a.entity_id = o.order_id::text) as audited
    from shop_order o where o.order_id = ${id}`.execute(database.db)
  return { ...rows[0], books: await audit(database.db, before) }
}
const PACKED = { state: 'packed', number: null, notes: null, letters: 0, audited: 0, books: [] }
const SHIPPED = { state: 'shipped', number: 'VX 1', notes: ['VX 1'], letters: 1, audited: 1, books: [] }

describe.each([
  ['somebody of the staff', 'staff', 10],
  ['a program of the warehouse', 'program', 17],
] as const)('handed over by %s', (_, by, statements) => {
  const workOn = (order: Packed): ParcelCrashJob['work'] => {
    if (by === 'staff') return { by, wish: wishFor(order) }
    return { by, wish: { id: order.number, key: `parcel-${order.id}`, tracking: parcel('VX 1') } }
  }
  const again = async (work: ParcelCrashJob['work']): Promise<void> => {
    if (work.by === 'program') await handOver(ctx, work.wish)
    else await takeStaffStep(asStaff(ctx), work.wish)
  }

  test('the points below are all there are', async () => {
    const { said, complaint } = await run({ point: 'never', work: workOn(await aPackedOrder()) })
    expect([Number(said), complaint]).toEqual([statements, ''])
  })

  const POINTS = [...Array.from({ length: statements }, (_, at) => at + 1), 'answered' as const]
  test.each(rounds('KILLS', 1).flatMap((round) => POINTS.map((point) => [point, round] as const)))(
    'killed at statement %s it has left with its number, once, or not at all (%i)',
    async (point) => {
      const order = await aPackedOrder()
      const { signal, complaint } = await run({ point, work: workOn(order) })
      expect([signal, complaint]).toEqual(['SIGKILL', ''])
      const left = await leftOf(order)
      // The last statement is the commit: it may have been heard or not.
      if (point === 'answered') expect(left).toEqual(SHIPPED)
      else expect(left).toEqual(left.state === 'packed' ? PACKED : SHIPPED)
      if (by === 'program' || left.state === 'packed') await again(workOn(order))
      else await expect(again(workOn(order))).rejects.toMatchObject({ message: 'ORDER_MOVED_ON' })
      expect(await leftOf(order)).toEqual(SHIPPED)
    },
  )
})

test('of twenty people with a number each, the number that stays is that of the one who was first', async () => {
  const order = await aPackedOrder()
  const shipAs = (number: string) => takeStaffStep(asStaff(ctx), wishFor(order, number)).then(() => number)
  const outcomes = await together(20, (at) => shipAs(`VX ${at}`))
  const [number = ''] = answersOf(outcomes)
  expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([1, { CONFLICT: 19 }])
  expect(await leftOf(order)).toEqual({ ...SHIPPED, number, notes: [number] })
})

describe('mutant: a number written down by itself, before its step,', () => {
  test('stays with a parcel that never left when the process dies in between', async () => {
    const order = await aPackedOrder()
    const work = { by: 'staff', wish: wishFor(order), notesFirst: true } as const
    // Begin, the number, its note, commit; then the step begins.
    expect((await run({ point: 5, work })).signal).toBe('SIGKILL')
    expect(await leftOf(order)).toEqual({ ...PACKED, number: 'VX 1', notes: ['VX 1'] })
  })

  test('is that of people who were refused', async () => {
    const order = await aPackedOrder()
    await together(20, (at) => noteFirst(asStaff(ctx), wishFor(order, `VX ${at}`)))
    expect((await leftOf(order)).notes).toHaveLength(20)
  })
})
