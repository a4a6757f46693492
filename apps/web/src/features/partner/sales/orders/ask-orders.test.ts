import type { ShopClient } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { askOrders } from './ask-orders.ts'

/** A partner with so many orders, of a shop that answers a thousand at once. */
function aShopOf(total: number) {
  const asked: object[] = []
  const call = async (_: unknown, { query }: { query: { size: number; from?: number } }) => {
    asked.push(query)
    const { size, from = 0 } = query
    if (size > 1_000) throw new Error('refused')
    const items = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => ({
      id: total - from - at,
    }))
    return { items, total }
  }
  return { asked, client: { call } as unknown as ShopClient }
}

it('of more than a thousand orders the thousand-and-first could not be shown: they come in as many calls as it takes', async () => {
  const { client, asked } = aShopOf(2_040)
  const { items, total } = await askOrders(client, { money: 'paid' }, 2_050)
  expect([items.length, total, items.at(-1)?.id]).toEqual([2_040, 2_040, 1])
  expect(asked).toEqual([
    { money: 'paid', size: 1_000 },
    { money: 'paid', size: 1_000, from: 1_000 },
    { money: 'paid', size: 50, from: 2_000 },
  ])
})

it('fewer are one question', async () => {
  const { client, asked } = aShopOf(3)
  expect((await askOrders(client, {}, 50)).items).toHaveLength(3)
  expect(asked).toEqual([{ size: 50 }])
})
