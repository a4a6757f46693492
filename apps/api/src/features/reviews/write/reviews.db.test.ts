import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReview as createReviewCall, listReviews } from '@vitrine/contract/review'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import { sweepPhotos } from '#api/adapters/photos/sweep-photos.ts'
import type { Api } from '#api/app.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { aFeed } from '#api/features/imports/testing/small-feed.ts'
import { createMedia } from '#api/features/media/index.ts'
import {
  approvedReviews,
  createReviewModeration,
  judgeReview,
  listWaiting,
  reviewsFeature,
} from '#api/features/reviews/index.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { selectUnknownPhotos } from '../photos/photo-queries.ts'
import { createReview } from './create-review.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-reviews-'))
const photosIn = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.webp'))
let database: TestDatabase
let api: Api
let productId: number
let jpeg: Buffer

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await importCatalogue(db, aFeed(), { source: 'test' })
  const row = await db
    .selectFrom('product')
    .select('product_id')
    .where('visibility', '=', 4)
    .where('status', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow()
  productId = row.product_id
  const moderation = createReviewModeration({ db, photos: (kind) => folderPhotos(join(dataDir, kind)) })
  const media = createMedia({ db, dataDir, shopDataDir: dataDir, sources: [moderation.pictures] })
  api = await buildTestApi({ db, features: [reviewsFeature, moderation.feature, media] })
  jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  await database.db.deleteFrom('rate_limit').execute()
  await database.db.deleteFrom('review').execute()
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const words = { title: 'Warm', detail: 'I wear it every day.', nickname: 'Ada', rating: '5' }

function post(fields: Record<string, string>, photos: Buffer[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ entity_id: String(productId), ...words, ...fields }))
    form.append(name, value)
  for (const photo of photos) form.append('photos', new Blob([new Uint8Array(photo)]), 'IMG_1.jpg')
  return api.app.inject({ method: 'POST', url: createReviewCall.path, payload: form as never })
}
const list = (query: object = {}) =>
  api.clientFor({ store: 'us' }).call(listReviews, { query: { product_id: productId, ...query } })
const approve = (id: number) =>
  judgeReview(aContext(database.db, { actor: { kind: 'system', job: 'command:review' } }), { id, status: 1 })

describe('POST /api/review/create', () => {
  test('waits for approval, whatever it says of itself, and is shown once approved', async () => {
    const reply = await post({ status: '1', review_status: '1', customer_id: '7', size: 'M', fit: '0' })
    expect(reply.json()).toEqual({ code: 200, result: { id: expect.any(Number), status: 2, photos: [] } })
    expect((await list()).total).toBe(0)
    expect(await listWaiting(database.db)).toMatchObject([{ title: 'Warm', rating: 5 }])
    await approve(reply.json().result.id)
    const { items, total, fit, sizes } = await list()
    expect(items).toMatchObject([{ ...words, rating: 5, size: 'M', fit: 0, photos: [] }])
    expect([total, fit, sizes]).toEqual([1, { mean: 0, count: 1 }, ['M']])
    const row = await database.db.selectFrom('review').select('customer_id').executeTakeFirstOrThrow()
    expect(row.customer_id).toBeNull()
  })

  test('counts among the stars of its product as long as it is shown', async () => {
    const stars = async () => (await approvedReviews.ratings(database.db, [productId])).get(productId)
    const first = (await post({ rating: '5' })).json().result.id
    await approve(first)
    await approve((await post({ rating: '2' })).json().result.id)
    expect(await stars()).toEqual({ average: 3.5, count: 2 })
    const ctx = aContext(database.db, { actor: { kind: 'system', job: 'command:review' } })
    for (const { review_id: id } of await database.db.selectFrom('review').select('review_id').execute())
      await judgeReview(ctx, { id, status: 3 })
    expect(await stars()).toBeUndefined()
  })

  test('its photos are of ours, and nobody sees them before the approval', async () => {
    const { result } = (await post({}, [jpeg, jpeg])).json()
    expect(result.photos).toEqual([expect.stringMatching(/^\/r\/[0-9a-f]{32}\.webp$/), expect.any(String)])
    const [photo] = result.photos
    expect((await api.app.inject(photo)).statusCode).toBe(404)
    expect((await api.app.inject(`/media/210x300${photo}`)).statusCode).toBe(404)
    await approve(result.id)
    const shown = await api.app.inject(photo)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp')
    const small = await api.app.inject(`/media/210x300${photo}`)
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 210, height: 300 })
    expect((await list()).items[0]?.photos).toEqual(result.photos)
  })

  test('the form of older programs is understood, even without a rating', async () => {
    const { rating: _, ...said } = words
    const review = {
      ...said,
      product_id: productId,
      review_entity: 'product',
      review_status: 1,
      customer_id: 3,
    }
    const reply = await api.app.inject({ method: 'POST', url: createReviewCall.path, payload: { review } })
    expect(reply.json()).toMatchObject({ code: 200, result: { status: 2 } })
    await approve(reply.json().result.id)
    expect(await list()).toMatchObject({ total: 1, average: 0, items: [{ rating: null }] })
  })

  test.each<[string, Record<string, string>, number]>([
    ['no stars', { rating: '0' }, 400],
    ['six stars', { rating: '6' }, 400],
    ['half a star', { rating: '4.5' }, 400],
    ['no title', { title: '  ' }, 400],
    ['no name', { nickname: '' }, 400],
    ['a very long text', { detail: 'x'.repeat(4_001) }, 400],
    ['another kind of thing', { entity_type: 'order' }, 400],
    ['a product nobody knows', { entity_id: '999999' }, 404],
    ['words for an id', { entity_id: 'one' }, 400],
  ])('%s is refused', async (_, fields, code) => {
    expect((await post(fields)).json().code).toBe(code)
  })

  test.each<[string, object, string, string]>([
    ['no title', { title: undefined }, 'title', 'REQUIRED'],
    ['no text', { detail: undefined }, 'detail', 'REQUIRED'],
    ['no name', { nickname: undefined }, 'nickname', 'REQUIRED'],
    ['a title that is no text', { title: 5 }, 'title', 'WRONG_TYPE'],
    ['another kind of thing', { entity_type: 'order' }, 'entity_type', 'NOT_ONE_OF'],
  ])('a form is told which of its fields to mark: %s', async (...[, change, field, key]) => {
    const payload = { entity_id: productId, ...words, ...change }
    const reply = await api.app.inject({ method: 'POST', url: createReviewCall.path, payload })
    expect(reply.json()).toMatchObject({ code: 400, meta: { field, details: [{ path: field, key }] } })
  })

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['entity_id', 'title', 'detail', 'nickname', 'rating']],
    ['an older program’s empty review', { review: {} }, ['product_id', 'title', 'detail', 'nickname']],
    ['an older program’s review that is none', { review: 5 }, ['']],
  ])('all that %s lacks is named', async (...[, payload, fields]) => {
    const { json } = await api.app.inject({ method: 'POST', url: createReviewCall.path, payload })
    const inside = 'review' in payload ? 'review.' : ''
    const paths = fields.map((field) => `${inside}${field}`.replace(/\.$/, ''))
    expect(json().meta.details.map(({ path }: { path: string }) => path)).toEqual(paths)
    expect(json().meta.field).toBe(paths[0])
  })

  test('photos without a word are told what is missing, as fields are', async () => {
    const form = new FormData()
    form.append('photos', new Blob([new Uint8Array(jpeg)]), 'IMG_1.jpg')
    const reply = await api.app.inject({ method: 'POST', url: createReviewCall.path, payload: form as never })
    const { field, details } = reply.json().meta
    expect(field).toBe('entity_id')
    expect(details).toContainEqual(expect.objectContaining({ path: 'title', key: 'REQUIRED' }))
  })

  test('a bad photo refuses the whole review and leaves no file behind', async () => {
    const before = photosIn(dataDir).length
    const reply = await post({}, [jpeg, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
    expect(reply.json()).toMatchObject({ code: 400, meta: { errorCode: 'VALIDATION' } })
    expect(photosIn(dataDir).length).toBe(before)
    expect(await listWaiting(database.db)).toEqual([])
  })

  test('ten photos may come, eleven or one of more than 8 MB refuse the whole review', async () => {
    expect((await post({}, Array(10).fill(jpeg))).json().result.photos).toHaveLength(10)
    const tooMuch = [Array(11).fill(jpeg), [Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)])]]
    for (const photos of tooMuch) expect((await post({}, photos)).json().code).toBe(400)
    expect(await listWaiting(database.db)).toHaveLength(1)
  })

  test('while the bucket was away each try counted, and the fifth was told to come tomorrow', async () => {
    const photo = join(dataDir, 'one.jpg')
    writeFileSync(photo, jpeg)
    const away = async () => {
      throw Object.assign(new Error('The bucket of FILES_URL is away.'), { statusCode: 503 })
    }
    const store = { ...folderPhotos(join(dataDir, 'away')), keep: away }
    const said = createReviewCall.body.parse({
      entity_id: String(productId),
      entity_type: 'product',
      ...words,
    })
    const facts = { ip: '127.0.0.1', uploads: [{ path: photo, filename: 'one.jpg' }] }
    for (let at = 0; at < 6; at += 1)
      await expect(createReview(aContext(database.db), { said, facts, store })).rejects.toThrow('is away')
    expect((await post({})).json().code).toBe(200)
  })

  test('one address cannot flood a product', async () => {
    const codes: number[] = []
    for (let at = 0; at < 6; at += 1) codes.push((await post({})).json().code)
    expect(codes).toEqual([200, 200, 200, 200, 429, 429])
  })
})

describe('judging', () => {
  test('is not for visitors', async () => {
    const { result } = (await post({})).json()
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/review/judge',
      payload: { id: result.id, status: 1 },
    })
    expect(reply.statusCode).toBe(401)
    expect((await list()).total).toBe(0)
  })

  test('tells every process that the page of the product changed', async () => {
    const { result } = (await post({})).json()
    await approve(result.id)
    const changes = await database.db.selectFrom('catalogue_change').select('product_id').execute()
    expect(changes.map(({ product_id }) => product_id)).toContain(productId)
  })

  test('a review that is not there: 404', async () => {
    await expect(approve(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('reading', () => {
  test('by rating and size, with the sums of all', async () => {
    for (const [rating, size] of [
      ['5', 'M'],
      ['5', 'L'],
      ['2', 'M'],
    ] as const) {
      await approve((await post({ rating, size })).json().result.id)
    }
    expect(await list({ rating: 5 })).toMatchObject({ total: 2, average: 4, histogram: { 5: 2, 2: 1 } })
    expect((await list({ rating: 5, size_label: 'M' })).items).toHaveLength(1)
    expect((await list({ size_label: 'XXL' })).total).toBe(0)
    expect((await list()).sizes).toEqual(['L', 'M'])
  })
})

test('a photo whose review never came to be is swept away, the others stay', async () => {
  const store = folderPhotos(join(dataDir, 'review-photos'))
  const { result } = (await post({}, [jpeg])).json()
  const orphan = `${'0'.repeat(32)}.webp`
  await store.keep(orphan, jpeg)
  const inAnHour = new Date(Date.now() + 2 * 60 * 60 * 1000)
  const selectUnknown = (names: readonly string[]) => selectUnknownPhotos(database.db, names)
  expect(await sweepPhotos({ store, now: new Date(), selectUnknown })).toBe(0)
  await sweepPhotos({ store, now: inAnHour, selectUnknown })
  expect(await store.read(orphan)).toBeUndefined()
  expect(await store.read(result.photos[0].replace('/r/', ''))).toBeDefined()
})
