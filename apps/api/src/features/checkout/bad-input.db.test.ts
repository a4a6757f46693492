// Whatever is sent to a cart is answered below 500, and the cart stays readable.
import { createCart } from '@vitrine/contract/cart'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aBundle, aCatalogue, aConfigurable, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { checkoutFeature } from './index.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await aCatalogue(db)
  const part = await aProduct(db, { sku: 'PART' })
  await aBundle(db, { sku: 'SET', parts: [{ productId: part, qty: 1 }] })
  await aConfigurable(db, { sku: 'DRESS', sizes: ['S', 'M'] })
  api = await buildTestApi({ db, features: [cartFeature, checkoutFeature] })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.5,
    1e308,
    2 ** 53,
    2 ** 31,
    '',
    '1',
    '1e3',
    '\ud800',
    "'; --",
    {},
    [],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer(),
)
const maybe = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd })
const id = maybe(fc.integer({ min: 1, max: 5 }).map(String))
const list = (entry: Record<string, fc.Arbitrary<unknown>>) =>
  maybe(fc.array(fc.record(entry), { maxLength: 3 }))
const option = fc.record({
  extension_attributes: fc.record(
    {
      configurable_item_options: list({ option_id: id, option_value: id }),
      custom_options: list({ option_id: id, option_value: id }),
      bundle_options: list({
        option_id: id,
        option_qty: id,
        option_selections: maybe(fc.array(id, { maxLength: 3 })),
      }),
    },
    { requiredKeys: [] },
  ),
})
const cartItem = fc.record(
  {
    sku: maybe(fc.constantFrom('PART', 'SET', 'DRESS', 'DRESS-S')),
    qty: maybe(fc.integer({ min: 0, max: 120 })),
    product_option: maybe(option),
    item_id: id,
    quoteId: odd,
  },
  { requiredKeys: ['sku', 'qty', 'product_option'] },
)
const addressInformation = fc.record({
  shippingAddress: maybe(fc.record({ countryId: maybe(fc.constantFrom('DE', 'US', 'ZZ')) })),
  shippingCarrierCode: maybe(fc.constantFrom('parcelshop', 'express')),
  shippingMethodCode: maybe(fc.constantFrom('standard', 'nextday')),
  paymentMethodCode: maybe(fc.constantFrom('invoice', 'cashondelivery')),
})
const request = fc.oneof(
  fc.record({ path: fc.constant('update'), body: fc.record({ cartItem, operationId: maybe(fc.uuid()) }) }),
  fc.record({ path: fc.constant('update'), body: fc.record({ cartItem }) }),
  fc.record({ path: fc.constant('delete'), body: fc.record({ cartItem }) }),
  fc.record({ path: fc.constant('shipping-information'), body: fc.record({ addressInformation }) }),
  fc.record({
    path: fc.constant('shipping-methods'),
    body: fc.record({ address: maybe(fc.record({ country_id: maybe(fc.constantFrom('DE', 'UA')) })) }),
  }),
)

test('no request to a cart ends in a 5xx, and none leaves it unreadable', async () => {
  const cartId = await api.clientFor({ store: 'de' }).call(createCart)
  const at = (path: string) => `/api/cart/${path}?storeCode=de&cartId=${cartId}`
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(request, async ({ path, body }) => {
      const reply = await api.app.inject({ method: 'POST', url: at(path), payload: body })
      seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1)
      expect(reply.statusCode, reply.body).toBeLessThan(500)
    }),
    { numRuns: 800 },
  )
  for (const path of ['pull', 'totals', 'payment-methods'])
    expect((await api.app.inject(at(path))).statusCode).toBe(200)
  expect(Math.min(seen.get(200) ?? 0, seen.get(400) ?? 0)).toBeGreaterThan(80)
})
