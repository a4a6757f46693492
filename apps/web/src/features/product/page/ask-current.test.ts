import type { Product } from '@vitrine/domain/catalog/product'
import { systemClock } from '@vitrine/sync/clock/system-clock'
import { createShopClient } from '@vitrine/sync/transport/shop-client'
import { createTransport } from '@vitrine/sync/transport/transport'
import { afterEach, expect, test, vi } from 'vitest'
import { askCurrent } from './ask-current.ts'

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
  stock: { product_id: 1, qty: 3, is_in_stock: true, manage_stock: true },
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
])('a product keeps the price and the stock it was told while %s', async (...[, answer]) => {
  const asked = vi.fn(answer)
  const transport = createTransport({ storeCode: 'us', clock: systemClock, fetch: asked })
  const current = await askCurrent(product, createShopClient({ transport }))
  for (const path of ['/api/product/render-list', '/api/stock/list'])
    expect(asked).toHaveBeenCalledWith(expect.stringContaining(path), expect.anything())
  expect(current.stock).toBe(product.stock)
  expect(current).toMatchObject({ price_incl_tax: 60, base_price_incl_tax: 60, price_is_current: false })
})
