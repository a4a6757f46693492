import type { ShopClient } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { loadShopInfo } from '../lib/content/load-shop-info.ts'
import { countCart } from './count-cart.ts'

const BAG = [{ qty: 3 }, { qty: 1 }]

it.each([
  ['pieces, unless the shop says otherwise', undefined, 4],
  ['pieces', 'quantity', 4],
  ['lines, where the shop prefers them', 'lines', 2],
  ['pieces, whatever else is written there', 7, 4],
])('the bag counts %s', async (...[, minicart_count, count]) => {
  const client = { call: async () => ({ json: { minicart_count } }) } as unknown as ShopClient
  const { minicartCount } = await loadShopInfo(client)
  expect(countCart(BAG, minicartCount)).toBe(count)
})
