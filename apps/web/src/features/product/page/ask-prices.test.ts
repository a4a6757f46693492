import type { Product } from '@vitrine/domain/catalog/product'
import { afterEach, expect, test, vi } from 'vitest'
import { askPrices } from './ask-prices.ts'

const product = {
  ...{
    id: 1,
    sku: 'A',
    price_incl_tax: 60,
    base_price_incl_tax: 60,
    old_price: null,
    price_is_current: false,
  },
  ...{ special_to_date: null, configurable_children: [], product_links: [], bundle_options: [] },
  price_source: null,
} as unknown as Product
const reply =
  (body: string, status = 200, type = 'application/json') =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } })

afterEach(() => vi.unstubAllGlobals())

test.each<[string, () => Promise<Response>]>([
  ['the line is gone', () => Promise.reject(new TypeError('fetch failed'))],
  ['the shop is away', reply('{"code":503,"result":"UNAVAILABLE"}', 503)],
  ['something else answers', reply('<html>', 200, 'text/html')],
])('a product keeps the price it was told while %s', async (...[, answer]) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  const told = await askPrices(product, 'us')
  expect(asked).toHaveBeenCalledWith(expect.stringContaining('/api/product/render-list'), expect.anything())
  expect(told).toMatchObject({ price_incl_tax: 60, base_price_incl_tax: 60, price_is_current: false })
})
