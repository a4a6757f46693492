import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CartShop, openCartShop } from './testing/a-cart-shop.ts'

let shop: CartShop
let cartId: string
beforeAll(async () => {
  shop = await openCartShop()
  cartId = (await shop.guest.open()).result
  await shop.guest.set(cartId, ['BELT', 1])
})
afterAll(() => shop.close())

const POSTS = [
  'create',
  'update',
  'delete',
  'close',
  'share',
  'shipping-methods',
  'shipping-information',
  'collect-totals',
]
const GETS = ['get', 'pull', 'totals', 'payment-methods']

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    -1,
    0,
    0.5,
    2 ** 53,
    1e308,
    '1e3',
    '１',
    [],
    {},
    '\u0000',
    '\ud800',
  ),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.integer(),
  fc.constantFrom(
    'BELT',
    'LAST',
    '9'.repeat(15),
    '9'.repeat(32),
    '0'.repeat(32),
    'f'.repeat(32),
    "' or 1=1--",
  ),
)
const options = fc.record(
  {
    configurable_item_options: fc.oneof(
      odd,
      fc.array(fc.dictionary(fc.constantFrom('option_id', 'option_value'), odd)),
    ),
    custom_options: fc.oneof(odd, fc.array(fc.dictionary(fc.constantFrom('option_id', 'option_value'), odd))),
    bundle_options: fc.oneof(
      odd,
      fc.array(fc.dictionary(fc.constantFrom('option_id', 'option_qty', 'option_selections'), odd)),
    ),
  },
  { requiredKeys: [] },
)
const item = fc.record(
  {
    sku: odd,
    qty: odd,
    item_id: odd,
    quoteId: odd,
    product_option: fc.oneof(odd, fc.record({ extension_attributes: fc.oneof(odd, options) })),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  odd,
  fc.record(
    {
      cartItem: fc.oneof(odd, item),
      operationId: odd,
      quoteId: odd,
      version: odd,
      onShortage: odd,
      address: odd,
    },
    { requiredKeys: [] },
  ),
)
const query = fc.dictionary(
  fc.constantFrom('cartId', 'token', 'code', 'mergeFrom', 'storeCode', 'zip', 'country', 'isOurs'),
  fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('null', '1', '0'.repeat(32), '%00', 'de')),
)

test('whatever is sent to a cart is answered, in the envelope, and never by a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...POSTS),
      body,
      query,
      async (...[path, payload, { isOurs, ...asked }]) => {
        const search = new URLSearchParams(isOurs ? { ...asked, cartId } : asked)
        const reply = await shop.api.app.inject({
          method: 'POST',
          url: `/api/cart/${path}?${search}`,
          headers: { 'content-type': 'application/json', 'x-vs-store-code': 'de' },
          payload: JSON.stringify(payload) ?? '',
        })
        const answer = reply.json()
        expect(answer.code).toBe(reply.statusCode)
        expect(reply.statusCode, reply.body).toBeLessThan(500)
      },
    ),
    { numRuns: 600 },
  )
  expect({}).not.toHaveProperty('polluted')
})

test('whatever is asked of a cart is answered, too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...GETS), query, async (path, asked) => {
      const reply = await shop.api.app.inject(`/api/cart/${path}?${new URLSearchParams(asked)}`)
      expect(reply.json().code).toBe(reply.statusCode)
      expect(reply.statusCode, reply.body).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['pull', 'cartId=1&cartId=2'],
  ['pull', 'token=a&token=b&cartId=1'],
  ['get', 'code=a&code=b'],
])('GET %s?%s: a parameter given twice is refused', async (path, search) => {
  expect((await shop.api.app.inject(`/api/cart/${path}?${search}`)).statusCode).toBe(400)
})
