import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runChild } from '#api/testing/run-child.ts'
import { type CartShop, openCartShop, refusalOf, type Shopper } from '../testing/a-cart-shop.ts'
import type { CrashJob, CrashPoint } from '../testing/crash-child.ts'

const CHILD = fileURLToPath(new URL('../testing/crash-child.ts', import.meta.url))
let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

/** A point it never came to lets it live. */
const dieDuring = (job: Omit<CrashJob, 'connectionString'>) =>
  runChild(CHILD, { ...job, connectionString: shop.database.connectionString })

async function aCustomer(): Promise<{ ann: Shopper; cartId: string; customerId: number }> {
  const ann = await shop.customer(`${randomUUID()}@example.org`)
  const { result: cartId } = await ann.open()
  const { customer_id } = await shop.database.db
    .selectFrom('cart')
    .select('customer_id')
    .where('cart_id', '=', Number(cartId))
    .executeTakeFirstOrThrow()
  return { ann, cartId, customerId: customer_id ?? 0 }
}

/** Before the next statement is the same as after the last one. */
const points = (...statements: number[]): CrashPoint[] => [
  ...statements.map((statement) => ({ when: 'after' as const, statement })),
  'answered',
]

describe('a power cut while a line is set', () => {
  test.each(points(2, 3))('at %j: the retry finds it done once, or does it once', async (point) => {
    const { ann, cartId, customerId } = await aCustomer()
    await ann.set(cartId, ['BELT', 1])
    const operationId = randomUUID()
    const work = { kind: 'update' as const, token: cartId, sku: 'BELT', qty: 4, operationId }
    const { signal, said, complaint } = await dieDuring({ point, customerId, work })
    expect([signal, complaint]).toEqual(['SIGKILL', ''])
    const isDone = point === 'answered' || point.statement === 3
    expect(await ann.holds(cartId)).toEqual({ BELT: isDone ? 4 : 1 })
    const retried = await ann.set(cartId, ['BELT', 4], { operationId })
    if (said !== '') expect(retried).toEqual(JSON.parse(said))
    expect((await ann.pull(cartId)).meta.cart).toEqual(retried.meta.cart)
    expect([await ann.holds(cartId), retried.meta.cart?.version]).toEqual([{ BELT: 4 }, 2])
  })
})

describe('a power cut while a line is set, and its operation id sent again for another change', () => {
  test.each(points(2, 3))(
    'at %j: the id stands for what was done, or for what comes first',
    async (point) => {
      const { ann, cartId, customerId } = await aCustomer()
      await ann.set(cartId, ['BELT', 1])
      const operationId = randomUUID()
      const work = { kind: 'update' as const, token: cartId, sku: 'BELT', qty: 4, operationId }
      const { signal, complaint } = await dieDuring({ point, customerId, work })
      expect([signal, complaint]).toEqual(['SIGKILL', ''])
      const [stands, other] = point === 'answered' || point.statement === 3 ? [4, 7] : [7, 4]
      const same = () => ann.set(cartId, ['BELT', stands], { operationId })
      const first = await same()
      const refused = await refusalOf(ann.set(cartId, ['BELT', other], { operationId }))
      expect(refused).toMatchObject({ code: 422, meta: { errorCode: 'KEY_REUSED', field: 'operationId' } })
      expect(await same()).toEqual(first)
      expect([await ann.holds(cartId), first.meta.cart?.version]).toEqual([{ BELT: stands }, 2])
    },
  )
})

describe('a power cut while carts are merged', () => {
  // Find and hold both carts, read both, price, move, retire twice, note, read back.
  test.each(points(2, 5, 6, 7, 8, 9, 10))(
    'at %j: all or nothing, and the retry brings all, once',
    async (point) => {
      const { ann, cartId, customerId } = await aCustomer()
      await ann.set(cartId, ['BELT', 3])
      const { result: from } = await shop.guest.open()
      await shop.guest.set(from, ['BELT', 2])
      await shop.guest.set(from, ['HAT', 1])
      const { signal, said, complaint } = await dieDuring({
        point,
        customerId,
        work: { kind: 'merge', from },
      })
      expect([signal, complaint]).toEqual(['SIGKILL', ''])
      const whole = { BELT: 5, HAT: 1 }
      const quantities = await ann.holds(cartId)
      expect([{ BELT: 3 }, whole]).toContainEqual(quantities)
      if (quantities.HAT === undefined) expect(await shop.guest.holds(from)).toEqual({ BELT: 2, HAT: 1 })
      const retried = await ann.open(from)
      expect(retried.meta.notices).toHaveLength(2)
      if (said !== '') expect(retried).toEqual(JSON.parse(said))
      await ann.open(from)
      expect(await ann.holds(cartId)).toEqual(whole)
    },
  )
})
