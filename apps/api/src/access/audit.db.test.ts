import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { judgeReview } from '#api/features/reviews/index.ts'
import { reserveStock } from '#api/features/stock/reserve-stock.ts'
import { aContext } from '#api/testing/test-context.ts'
import { audit } from './audit.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())
beforeEach(() => shop.database.db.deleteFrom('audit').execute())

const signedIn = (customerId: number, ...roles: Role[]): Extract<Actor, { kind: 'customer' }> => ({
  kind: 'customer',
  customerId,
  sessionId: 1,
  rights: rightsOf(roles),
})
const as = (actor: Actor): Context => aContext(shop.database.db, { actor })
const lines = () => shop.database.db.selectFrom('audit').selectAll().orderBy('audit_id').execute()
const approval = { may: 'review:approve', entity: 'review', id: 3 } as const

describe('a line of the audit', () => {
  test('says who, by which right, what, when, where, and only what differs', async () => {
    const change = { before: { status: 2, title: 'Fine' }, after: { status: 1, title: 'Fine' } }
    await inTransaction(as(signedIn(5, 'manager')), (ctx) => audit(ctx, { ...approval, ...change }))
    expect(await lines()).toMatchObject([
      {
        ...{ customer_id: 5, acting_for: null, job: null, permission: 'review:approve' },
        ...{ entity: 'review', entity_id: '3', before: { status: 2 }, after: { status: 1 }, store_id: 1 },
        at: new Date('2026-01-15T12:00:00Z'),
      },
    ])
  })

  test('names both of two, where one acts for the other', async () => {
    const acting = { ...signedIn(7), impersonator: 5 }
    const order = { may: 'order:cancel', entity: 'order', id: 1 } as const
    await inTransaction(as(acting), (ctx) => audit(ctx, order))
    expect(await lines()).toMatchObject([{ customer_id: 5, acting_for: 7, job: null }])
  })

  test('names the job, where the program did it; it acts in no store', async () => {
    await inTransaction(as({ kind: 'system', job: 'command:review' }), (ctx) => audit(ctx, approval))
    expect(await lines()).toMatchObject([{ customer_id: null, job: 'command:review', store_id: null }])
  })

  test('is not written for a write that is taken back', async () => {
    const broken = inTransaction(as(signedIn(5, 'manager')), async (ctx) => {
      await audit(ctx, approval)
      throw new Error('taken back')
    })
    await expect(broken).rejects.toThrow('taken back')
    expect(await lines()).toEqual([])
  })

  test('outside a transaction is a mistake of the program', async () => {
    await expect(audit(as(signedIn(5, 'manager')), approval)).rejects.toThrow('outside a transaction')
  })

  test('refuses who may not, so that a write which forgot to ask is taken back', async () => {
    const forgetful = inTransaction(as(signedIn(7)), (ctx) => audit(ctx, approval))
    await expect(forgetful).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
  })

  test('is never changed', async () => {
    await inTransaction(as(signedIn(5, 'manager')), (ctx) => audit(ctx, approval))
    await expect(sql`update audit set customer_id = 6`.execute(shop.database.db)).rejects.toThrow(
      'never changed',
    )
  })
})

describe('writes of the staff leave their line', () => {
  test('reserving pieces, and giving them back', async () => {
    const ctx = as(signedIn(5, 'admin'))
    await reserveStock(ctx, { sku: 'CAP', qty: 2, cartId: 'a'.repeat(32) })
    await reserveStock(ctx, { sku: 'CAP', qty: 0, cartId: 'a'.repeat(32) })
    expect((await lines()).map(({ entity_id, after }) => [entity_id, after])).toEqual([
      ['CAP', { qty: 2 }],
      ['CAP', { qty: 0 }],
    ])
  })

  test('pieces there are not, and nothing was reserved: no line', async () => {
    await reserveStock(as(signedIn(5, 'admin')), { sku: 'CAP', qty: 9_000, cartId: 'a'.repeat(32) })
    expect(await lines()).toEqual([])
  })

  test('approving a review', async () => {
    const { db } = shop.database
    const words = { title: 'Fine', detail: 'Fine', nickname: 'Ann', language: 'en', status: 2 }
    const { review_id } = await db
      .insertInto('review')
      .values({ ...words, product_id: await shop.idOf('CAP'), rating: 5, created_at: new Date() })
      .returning('review_id')
      .executeTakeFirstOrThrow()
    await judgeReview(as({ kind: 'system', job: 'command:review' }), { id: review_id, status: 1 })
    expect(await lines()).toMatchObject([
      { entity: 'review', entity_id: String(review_id), before: { status: 2 }, after: { status: 1 } },
    ])
  })

  test('an import, whatever it changed', async () => {
    await shop.takeIn([])
    expect(await lines()).toMatchObject([
      { job: 'command:import', permission: 'catalog:import', entity: 'catalogue', entity_id: 'boutique' },
    ])
  })
})
