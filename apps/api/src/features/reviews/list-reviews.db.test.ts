import { listReviews } from '@vitrine/contract/review'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
let dress: number
beforeAll(async () => {
  shop = await openBoutique()
  dress = await shop.idOf('DRESS')
})
afterAll(() => shop.close())

const list = (query: object) =>
  shop.api.clientFor({ store: 'us' }).call(listReviews, { query: query as never })

describe('GET /api/review/list', () => {
  test('approved ones only, newest first, with their histogram', async () => {
    const reply = await list({ product_id: dress })
    expect(reply).toMatchObject({ total: 3, average: 4.33, histogram: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 } })
    expect(reply.items.map(({ title }) => title)).toEqual(['Review 2', 'Review 1', 'Review 0'])
    expect(reply.items[0]).toEqual({
      id: expect.any(Number),
      rating: 4,
      title: 'Review 2',
      detail: 'It fits.',
      nickname: 'Ada',
      created_at: '2026-01-03T00:00:00.000Z',
      language: 'en',
      size: null,
      fit: null,
      photos: [],
    })
  })

  test('page by page, counted whole', async () => {
    const reply = await list({ product_id: dress, size: 2, from: 2 })
    expect([reply.items.length, reply.total]).toEqual([1, 3])
  })

  test('read on behind the last one, none comes twice when one is added in front', async () => {
    const [first, second] = (await list({ product_id: dress, size: 2 })).items
    const { db } = shop.database
    const added = await db
      .insertInto('review')
      .columns(['product_id', 'status', 'rating', 'title', 'detail', 'nickname', 'language', 'created_at'])
      .expression((of) =>
        of
          .selectFrom('review')
          .where('review_id', '=', first?.id ?? 0)
          .select(['product_id', 'status', 'rating', 'title', 'detail', 'nickname', 'language'])
          .select(sql<Date>`now()`.as('created_at')),
      )
      .returning('review_id')
      .executeTakeFirstOrThrow()
    const rest = await list({ product_id: dress, before: second?.id })
    expect(rest.items.map(({ title }) => title)).toEqual(['Review 0'])
    const [newest] = (await list({ product_id: dress, size: 1 })).items
    expect((await list({ product_id: dress, size: 1, before: newest?.id })).items[0]?.id).toBe(first?.id)
    await db.deleteFrom('review').where('review_id', '=', added.review_id).execute()
  })

  test('a product without reviews, or unknown, has none', async () => {
    expect(await list({ product_id: 999_999 })).toMatchObject({ items: [], total: 0, average: 0 })
  })

  test.each([
    '',
    'product_id=x',
    'product_id=0',
    'product_id=1.5',
    'product_id=1&size=51',
    'product_id=1&from=-1',
  ])('%j: 400', async (query) => {
    expect((await shop.api.app.inject(`/api/review/list?${query}`)).statusCode).toBe(400)
  })

  test('an id beyond any table is 400 or empty, never a fault', async () => {
    const reply = await shop.api.app.inject('/api/review/list?product_id=99999999999999999999')
    expect(reply.statusCode).toBeLessThan(500)
  })
})
