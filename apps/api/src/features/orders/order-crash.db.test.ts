import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PlacedOrder } from '@vitrine/contract/order'
import { findStoreView } from '@vitrine/domain/store/store-views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { createCart } from '#api/features/cart/create-cart.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { placeOrder } from './place-order.ts'
import { anOrder, readOrder } from './testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from './testing/audit.ts'
import type { CrashJob } from './testing/crash-child.ts'

const CHILD = fileURLToPath(new URL('./testing/crash-child.ts', import.meta.url))
let database: TestDatabase
let ctx: Context
let before: StockBefore
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = aContext(database.db, { store: findStoreView('de') ?? aContext(database.db).store })
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'SCARF', qty: 100 })
  before = await countStock(database.db)
})
afterAll(() => database.drop())

/** What the process had answered when it died. */
function dieDuring(job: CrashJob): Promise<{ signal: string | null; said: string; complaint: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, JSON.stringify(job)])
    let said = ''
    let complaint = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('error', reject)
    child.on('close', (_code, signal) => resolve({ signal, said, complaint }))
  })
}

const POINTS = [
  'after claimOrder',
  'after takeStock',
  'after takeOutOrdered',
  'after storeOrder',
  'after answerFor',
  'after commit',
].flatMap((point) => [1, 2].map((time) => [point, time] as const))

test.each(POINTS)('a power cut %s: the retry makes exactly one order (%i)', async (point) => {
  const cartId = await createCart(ctx)
  const body = anOrder(cartId, [{ sku: 'SCARF', qty: 2 }])
  const { signal, said, complaint } = await dieDuring({
    connectionString: database.connectionString,
    point,
    body,
  })
  expect([signal, complaint]).toEqual(['SIGKILL', ''])
  const placed = await placeOrder(ctx, { body: readOrder(cartId, [{ sku: 'SCARF', qty: 2 }], body) })
  // Whatever was acknowledged before the cut is what the retry finds.
  expect(said !== '').toBe(point === 'after commit')
  if (said !== '') expect(JSON.parse(said) as PlacedOrder).toEqual(placed)
  const orders = await database.db
    .selectFrom('shop_order')
    .select('number')
    .where('client_order_id', '=', body.order_id)
    .execute()
  expect(orders).toEqual([{ number: placed.orderNumber }])
  expect(await audit(database.db, before)).toEqual([])
})
