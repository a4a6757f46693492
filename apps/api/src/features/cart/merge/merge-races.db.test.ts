import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { type CartShop, openCartShop } from '../testing/a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop({ max: CROWD_POOL })
  await warmPool(shop.database.db)
})
afterAll(() => shop.close())

test('fifty merges of one cart at once are one: nothing doubles, all are told the same', async () => {
  const ann = await shop.customer('ann@example.org')
  const { result: from } = await shop.guest.open()
  await shop.guest.set(from, ['BELT', 2])
  await shop.guest.set(from, ['HAT', 1])
  const { result: into } = await ann.open()
  await ann.set(into, ['BELT', 3])
  const outcomes = await together(50, () => ann.open(from))
  expect(refusalsOf(outcomes)).toEqual({})
  expect(new Set(answersOf(outcomes).map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await ann.holds(into)).toEqual({ BELT: 5, HAT: 1 })
})

test('of two customers who claim one guest cart at once, one gets it', async () => {
  const [ann, bob] = [await shop.customer('ann2@example.org'), await shop.customer('bob2@example.org')]
  const { result: from } = await shop.guest.open()
  await shop.guest.set(from, ['BELT', 2])
  const outcomes = await together(20, (index) => (index % 2 === 0 ? ann : bob).open(from))
  expect(refusalsOf(outcomes)).toEqual({})
  const quantities = [await ann.holds((await ann.open()).result), await bob.holds((await bob.open()).result)]
  expect(quantities.toSorted((one, other) => Object.keys(one).length - Object.keys(other).length)).toEqual([
    {},
    { BELT: 2 },
  ])
})

test('adding to both carts during the merge: what was confirmed is there, once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ann = await shop.customer(`ann-${round}@example.org`)
    const { result: from } = await shop.guest.open()
    const { result: into } = await ann.open()
    const outcomes = await together(9, async (index) => {
      if (index === 4) return ann.open(from).then(() => 'merged')
      if (index % 2 === 0) return shop.guest.set(from, ['HAT', 5]).then(() => 'HAT')
      return ann.set(into, ['SCARF', 2]).then(() => 'SCARF')
    })
    expect(Object.keys(refusalsOf(outcomes)).filter((code) => code !== '404')).toEqual([])
    const confirmed = new Set(answersOf(outcomes))
    const quantities = await ann.holds(into)
    expect(quantities).toEqual({ SCARF: 2, ...(confirmed.has('HAT') && { HAT: 5 }) })
  }
})

test('several guest carts of one customer, merged at once, all arrive', async () => {
  const ann = await shop.customer('many@example.org')
  const carts = await Promise.all(Array.from({ length: 8 }, () => shop.guest.open()))
  for (const { result } of carts) await shop.guest.set(result, ['BELT', 2])
  const outcomes = await together(16, (index) => ann.open(carts[index % 8]?.result))
  expect(refusalsOf(outcomes)).toEqual({})
  expect(await ann.holds((await ann.open()).result)).toEqual({ BELT: 16 })
})
