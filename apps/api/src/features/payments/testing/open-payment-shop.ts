import type { PlacedOrder } from '@vitrine/contract/order'
import { getOrder } from '@vitrine/contract/order'
import { askPayment, payOrder } from '@vitrine/contract/order/payment'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import type { Api } from '#api/app.ts'
import type { Database } from '#api/db/client.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { createOrders, type OrderPayments } from '#api/features/orders/index.ts'
import { aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from '#api/features/orders/testing/audit.ts'
import { createStores } from '#api/features/stores/index.ts'
import { createTestGateway } from '#api/features/test-gateway/index.ts'
import { createLogger } from '#api/log.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { auditPayments } from '../audit-payments.ts'
import { createPayments } from '../index.ts'
import type { PaymentDeps } from '../payment-deps.ts'

export const SECRET = Buffer.alloc(32, 7)
export const SHOP_URL = 'https://shop.test'
const log = createLogger('silent')
const WRITTEN = ['outbox', 'shop_order', 'payment_review', 'payment_event', 'test_gateway_payment'] as const

type Options = {
  more?: readonly PaymentProvider[]
  max?: number
  /** What it sells by besides. */
  stockUp?: (db: Database) => Promise<unknown>
}

/** A shop with the test gateway, and other services where they are given; stock and money audited after each test. */
export function openPaymentShop({ more = [], max = 10, stockUp }: Options = {}) {
  let database: TestDatabase
  let api: Api
  let before: StockBefore
  let nowMs = 0
  let deps: PaymentDeps
  let forOrders: OrderPayments
  const now = () => new Date(nowMs)
  const db = () => database.db

  beforeAll(async () => {
    nowMs = Date.now()
    database = await createTestDatabase({ max })
    await aCatalogue(db())
    await aProduct(db(), { sku: 'SCARF', priceMinor: 11_900, qty: 500 })
    await stockUp?.(db())
    const base = { db: db(), log, now, publicUrl: SHOP_URL, secret: SECRET }
    const gateway = createTestGateway(base)
    const providers = [...gateway.providers, ...more]
    deps = { publicUrl: SHOP_URL, providers: new Map(providers.map((one) => [one.name, one])) }
    const payments = createPayments({ ...base, providers })
    forOrders = payments.forOrders
    const stores = createStores({ db: db(), log, providers: new Set(providers.map(({ name }) => name)) })
    const features = [stores, cartFeature, checkoutFeature, payments.feature, gateway.feature]
    api = await buildTestApi({
      db: db(),
      now,
      features: [...features, createOrders(payments.forOrders)],
    })
  })
  afterAll(async () => {
    await api.app.close()
    await database.drop()
  })
  beforeEach(async () => {
    nowMs = Date.now()
    for (const table of WRITTEN) await db().deleteFrom(table).execute()
    before = await countStock(db())
  })
  afterEach(async () => {
    expect([...(await audit(db(), before)), ...(await auditPayments(db()))]).toEqual([])
    await db().updateTable('stock_item').set({ qty: 500 }).where('qty', '>', 100).execute()
  })

  return {
    db,
    api: () => api,
    deps: () => deps,
    forOrders: () => forOrders,
    connectionString: () => database.connectionString,
    now,
    pass: (minutes: number) => {
      nowMs += minutes * 60_000
    },
    run: (job: string) => api.jobs.run(job),
    ...shoppers((store) => api.clientFor({ store })),
    ...books(db),
  }
}
export type PaymentShop = ReturnType<typeof openPaymentShop>
export type Placed = PlacedOrder & { store: string }

type Shop = (store: string) => ReturnType<Api['clientFor']>

/** What shoppers do. */
function shoppers(shop: Shop) {
  return {
    /** An order of a scarf, to be paid by the test card unless told otherwise. */
    async order(payment_method_code = 'testcard', store = 'de') {
      const { buy } = await aBuyer(shop(store), [{ sku: 'SCARF', qty: 1 }])
      const orderId = crypto.randomUUID()
      const again = () =>
        buy({ order_id: orderId, addressInformation: anAddress(payment_method_code, store) })
      return { ...(await again()), again, store }
    },
    see: ({ order_id: id, access_key: key, store }: Placed) =>
      shop(store).call(getOrder, { params: { id }, query: { key } }),
    pay: ({ order_id: id, access_key: key, store }: Placed, payment_method_code?: string) =>
      shop(store).call(payOrder, {
        params: { id },
        query: { key },
        body: payment_method_code === undefined ? {} : { payment_method_code },
      }),
    ask: ({ order_id: id, access_key: key, store }: Placed) =>
      shop(store).call(askPayment, { params: { id }, query: { key } }),
  }
}

/** What the shop wrote down. */
function books(db: () => Database) {
  return {
    async reviews() {
      const rows = await db().selectFrom('payment_review').select('reason').orderBy('review_id').execute()
      return rows.map(({ reason }) => reason)
    },
    payments: () => db().selectFrom('payment').selectAll().orderBy('payment_id').execute(),
    async pieces() {
      const { qty } = await db()
        .selectFrom('stock_item')
        .innerJoin('product', 'product.product_id', 'stock_item.product_id')
        .select('qty')
        .where('sku', '=', 'SCARF')
        .executeTakeFirstOrThrow()
      return qty
    },
  }
}

function anAddress(payment_method_code: string, store: string) {
  const address = {
    ...{
      firstname: 'Anna',
      lastname: 'Berg',
      street: ['Hauptstr. 1'],
      city: 'Berlin',
      email: 'anna@example.org',
    },
    ...{ postcode: store === 'ua' ? '01001' : '10115', country_id: store === 'ua' ? 'UA' : 'DE' },
  }
  return {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'parcelshop',
    shipping_method_code: 'standard',
    payment_method_code,
  }
}
