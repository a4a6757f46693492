import { KEY_SCOPES, type KeyScope } from '@vitrine/domain/access/key-scopes'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Api } from '#api/app.ts'
import type { Context } from '#api/context.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { aBuyer, type Goods } from '#api/features/orders/testing/a-buyer.ts'
import { CROWD_POOL } from '#api/features/orders/testing/crowd.ts'
import { ordersFeature } from '#api/features/orders/testing/orders-feature.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { createOffice } from '../index.ts'
import { createKey } from '../keys/manage-keys.ts'

type Sent = { key?: string; token?: string; body?: object }
/** Receivers in tests are on this machine. */
export const WEBHOOKS = { shopSecret: Buffer.alloc(32, 7), allowPrivate: true, patienceMs: 60_000 }
const ALL = Object.keys(KEY_SCOPES) as KeyScope[]

/** A shop with a back office and a program that may do everything there, for one file of tests. */
export function openOffice() {
  let database: TestDatabase
  let api: Api
  let token = ''
  const db = () => database.db
  const keeper = (): Context =>
    aContext(db(), { actor: { kind: 'system', job: 'command:keys' }, now: () => new Date() })

  beforeAll(async () => {
    database = await createTestDatabase({ max: CROWD_POOL })
    await aCatalogue(db())
    await aProduct(db(), { sku: 'SCARF', priceMinor: 11_900, qty: 500 })
    await aProduct(db(), { sku: 'SOCK', priceMinor: 500, qty: 60 })
    api = await buildTestApi({
      db: db(),
      features: [cartFeature, checkoutFeature, ordersFeature, createOffice({ db: db(), ...WEBHOOKS })],
    })
    token = (await createKey(keeper(), { name: 'erp', scopes: ALL })) ?? ''
  })
  beforeEach(async () => {
    await db().deleteFrom('outbox').execute()
    await db().deleteFrom('shop_order').execute()
  })
  afterAll(async () => {
    await api.app.close()
    await database.drop()
  })

  async function ask(method: 'GET' | 'POST', path: string, sent: Sent = {}) {
    const reply = await api.app.inject({
      method,
      url: `/api/office/${path}`,
      headers: {
        authorization: `Bearer ${sent.token ?? token}`,
        ...(sent.key && { 'idempotency-key': sent.key }),
      },
      ...(method === 'POST' && { payload: sent.body ?? {} }),
    })
    return reply.json()
  }
  return {
    db,
    keeper,
    api: () => api,
    get: (path: string, token?: string) => ask('GET', path, token ? { token } : {}),
    post: (path: string, body: object, by: { key?: string; token?: string } = {}) =>
      ask('POST', path, { body, key: crypto.randomUUID(), ...by }),
    withoutKey: (path: string, body: object) => ask('POST', path, { body }),
    keyOf: async (name: string, scopes: KeyScope[]) => (await createKey(keeper(), { name, scopes })) ?? '',
    /** Answers its number and id. */
    async order(goods: Goods[] = [{ sku: 'SCARF', qty: 2 }]) {
      const { buy } = await aBuyer(api.clientFor({ store: 'de' }), goods)
      const { order } = await buy()
      return { number: order.number, orderId: order.id }
    },
  }
}
