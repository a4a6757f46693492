import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askCatalog, byId, EVERYONE, filtered } from '#api/features/catalog/testing/ask-catalog.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
const { ask, skus } = askCatalog(() => shop)
let now = new Date('2026-01-15T12:00:00Z').getTime()
let asked = 0

beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())
beforeEach(() => later(60_000))

function later(ms: number) {
  now += ms
  shop.setNow(new Date(now).toISOString())
}

/** By a list nobody has asked for before. */
async function capsLeft(): Promise<unknown> {
  const { items } = await ask(filtered(['sku', 'CAP'], ['price', { from: 0, to: 100_000 + ++asked }]))
  return items[0]?.stock.qty
}

async function tellCatalogue() {
  await shop.database.db
    .insertInto('catalogue_change')
    .values({ product_id: await shop.idOf('CAP') })
    .execute()
  await shop.catalog.refresh()
}

describe('tiles of lists nobody asked for before', () => {
  test('have the stock of another list of a moment ago, and five seconds later their own', async () => {
    await shop.setStock('CAP', 9)
    expect(await capsLeft()).toBe(9)
    await shop.setStock('CAP', 8)
    expect(await capsLeft()).toBe(9)
    later(5_000)
    expect(await capsLeft()).toBe(8)
  })

  test('are made anew after every change the catalogue is told of', async () => {
    await shop.setStock('CAP', 7)
    expect(await capsLeft()).toBe(7)
    await shop.setStock('CAP', 6)
    await tellCatalogue()
    expect(await capsLeft()).toBe(6)
  })

  test('are all there while those of other lists grow too old, one after another', async () => {
    const from = now
    const lists = Array.from({ length: 60 }, async (_, at) => {
      await pause(at)
      now = from + at * 250
      shop.setNow(new Date(now).toISOString())
      return skus(filtered(['price', { from: 0, to: 200_000 + at }]), { ...byId, start: 0 })
    })
    for (const list of await Promise.all(lists)) expect(list).toEqual(EVERYONE)
  })
})
