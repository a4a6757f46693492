import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { loadCommerce } from '#api/commerce/load-commerce.ts'
import { aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aContext } from '#api/testing/test-context.ts'
import { placeOrder } from './place-order.ts'
import { aFilledCart, readOrder } from './testing/a-buyer.ts'
import { openOrderShop } from './testing/open-order-shop.ts'

const shop = openOrderShop(async (db) => void (await aProduct(db, { sku: 'LAST', qty: 1 })))

/** Every statement a verb waits for; a transaction begins with its first one, and its end is one more. */
function counting() {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, roundTrips: () => statements + 1 }
}

async function roundTripsOf(goods: { sku: string; qty: number }[], times = 1): Promise<number> {
  // As in the program, which keeps a copy of the tables of delivery and payment.
  const tables = await loadCommerce(shop.db())
  const store = findStoreView('de') ?? aContext(shop.db()).store
  const ctx = aContext(shop.db(), { store, commerce: { current: () => tables } })
  const body = readOrder(await aFilledCart(ctx, goods), goods)
  const { plugin, roundTrips } = counting()
  for (let time = 1; time < times; time += 1) await placeOrder(ctx, { body })
  await placeOrder({ ...ctx, db: ctx.db.withPlugin(plugin) }, { body })
  return roundTrips()
}

test('an order of three lines asks the database six times', async () => {
  const goods = [
    { sku: 'SCARF', qty: 2 },
    { sku: 'SOCK', qty: 1 },
    { sku: 'LAST', qty: 1 },
  ]
  expect(await roundTripsOf(goods)).toBe(6)
})

test('a repeat asks no more often', async () => {
  expect(await roundTripsOf([{ sku: 'SCARF', qty: 1 }], 2)).toBeLessThanOrEqual(6)
})
