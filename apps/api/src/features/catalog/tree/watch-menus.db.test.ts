import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
const told: string[][] = []
beforeEach(async () => {
  shop = await openBoutique()
  shop.catalog.onChange((tags) => told.push([...tags]))
})
afterEach(() => shop.close())

/** The tags that were told of since the change, and those the look at the menus adds. */
const after = async (sku: string, { status }: { status: number }) => {
  told.length = 0
  const { db } = shop.database
  const id = await shop.idOf(sku)
  await sql`update product_document set search = jsonb_set(search::jsonb, '{status}', to_jsonb(${status}::int))
    where product_id = ${id}`.execute(db)
  await db.insertInto('catalogue_change').values({ product_id: id }).execute()
  await shop.catalog.refresh()
  return { moved: await shop.api.jobs.run('catalog.follow-menus'), all: told.flat().includes('*') }
}

test('kept pages went on showing a category whose last piece had gone: all are made anew then', async () => {
  const { jobs } = shop.api
  expect(await jobs.run('catalog.follow-menus')).toEqual({ moved: false })
  expect(await after('CAP', { status: 2 })).toEqual({ moved: { moved: false }, all: false })
  expect(await after('DRESS', { status: 2 })).toEqual({ moved: { moved: true }, all: true })
  expect(await after('DRESS', { status: 1 })).toEqual({ moved: { moved: true }, all: true })
  expect(await jobs.run('catalog.follow-menus')).toEqual({ moved: false })
})
