import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listModeration as listCall } from '@vitrine/contract/review/moderation'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import { aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop } from '#api/features/orders/testing/open-order-shop.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { listReviews } from '../list-reviews.ts'
import { isApprovedPhoto, selectUnknownPhotos } from '../photos/photo-queries.ts'
import { judgeReview } from '../write/judge-review.ts'
import { getReviewPhoto } from './get-review-photo.ts'
import { getModerated, listModeration } from './list-moderation.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-moderation-'))
const photos = folderPhotos(dataDir)
const shop = openOrderShop()
const guest = () => aContext(shop.db())
const staff = () => asStaff(guest())
const list = (wish: object = {}) => listModeration(staff(), listCall.query.parse(wish))
const judge = (id: number, status: number, more: object = {}) => judgeReview(staff(), { id, status, ...more })
let scarf: number

beforeAll(async () => {
  await shop
    .db()
    .insertInto('customer')
    .values([
      { customer_id: 5, email: 'staff@example.org' },
      { customer_id: 7, email: 'ann@example.org' },
    ])
    .execute()
  const row = await shop
    .db()
    .selectFrom('product')
    .select('product_id')
    .where('sku', '=', 'SCARF')
    .executeTakeFirstOrThrow()
  scarf = row.product_id
})
beforeEach(async () => void (await shop.db().deleteFrom('review').execute()))
afterAll(() => rmSync(dataDir, { recursive: true }))

async function aReview(more: object = {}, paths: readonly string[] = []): Promise<number> {
  const words = { title: 'Warm', detail: `Worn ${Math.random()}`, nickname: 'Ada', rating: 5, language: 'de' }
  const { review_id } = await shop
    .db()
    .insertInto('review')
    .values({ product_id: scarf, ...words, ...more })
    .returning('review_id')
    .executeTakeFirstOrThrow()
  for (const [position, path] of paths.entries())
    await shop.db().insertInto('review_photo').values({ path, review_id, position }).execute()
  return review_id
}

test('those that wait come oldest first, a page at a time; every list is counted', async () => {
  const ids = [await aReview(), await aReview(), await aReview()]
  await aReview({ status: 1 }, ['/w/b/wb01.jpg'])
  await aReview({ status: 3 })
  const first = await list({ size: 2 })
  const second = await list({ size: 2, after: first.next })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
  expect(second.next).toBeNull()
  expect(first.counts).toEqual({ waiting: 3, approved: 1, rejected: 1, photos: 1 })
  expect((await list({ view: 'photos' })).items).toMatchObject([{ status: 1 }])
})

test('what helps to judge one stands beside it: what was bought, what else was written, what a text holds', async () => {
  const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
  const { orderNumber } = await buy()
  await shop.db().updateTable('shop_order').set({ customer_id: 7 }).execute()
  await aReview({ detail: 'Buy at cheap.shop instead', customer_id: 7 })
  await aReview({ status: 3, detail: 'Same words', customer_id: null })
  await aReview({ detail: 'Same words' })
  const [bought, repeated] = (await list()).items
  expect(bought).toMatchObject({
    hints: ['link'],
    is_repeated: false,
    product: { sku: 'SCARF', name: 'SCARF' },
    writer: { has_account: true, reviews: 0, order: { number: orderNumber, is_delivered: false } },
  })
  expect(repeated).toMatchObject({
    hints: [],
    is_repeated: true,
    writer: { has_account: false, order: null },
  })
})

test('photos of a review that waits are for the staff alone, and one left out stays so when it is shown', async () => {
  const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .webp()
    .toBuffer()
  const names = ['a'.repeat(32), 'b'.repeat(32)].map((name) => `${name}.webp`)
  for (const name of names) await photos.keep(name, webp)
  const [left, shown] = names.map((name) => `/r/${name}`)
  const id = await aReview(
    {},
    names.map((name) => `r/${name}`),
  )
  const see = (ctx = staff(), path = left ?? '') => getReviewPhoto(ctx, { path, store: photos })
  expect(await see()).toEqual({ media_type: 'image/webp', picture: webp.toString('base64') })
  await expect(see(guest())).rejects.toMatchObject({ status: 401 })
  await expect(see(staff(), `/r/${'c'.repeat(32)}.webp`)).rejects.toMatchObject({ status: 404 })
  await judge(id, 1, { hidden: [left] })
  const query = { product_id: scarf, size: 50, from: 0 }
  expect((await listReviews(guest(), query)).items.map((one) => one.photos)).toEqual([[shown]])
  const isPublic = (name = '') => isApprovedPhoto(shop.db(), name)
  expect([await isPublic(names[0]), await isPublic(names[1])]).toEqual([false, true])
  // Kept all the same: it may be shown again.
  expect(await selectUnknownPhotos(shop.db(), names)).toEqual([])
  await judge(id, 1, { hidden: [] })
  expect(await isPublic(names[0])).toBe(true)
})

test('of two who judge one review, the second is told', async () => {
  const id = await aReview()
  const outcomes = await Promise.allSettled([judge(id, 1, { was: 2 }), judge(id, 3, { was: 2 })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'CONFLICT', details: [{ path: 'was' }] },
  })
  const { counts } = await list()
  expect(counts.waiting).toBe(0)
})

test('a photo one clerk left out was shown again by another, who had not seen that it was gone', async () => {
  const id = await aReview({ status: 1 }, ['/w/a.jpg', '/w/b.jpg'])
  await judge(id, 1, { was: 1, hidden: ['/w/a.jpg'], hidden_was: [] })
  await expect(judge(id, 1, { was: 1, hidden: ['/w/b.jpg'], hidden_was: [] })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const hidden = async () =>
    (await list({ view: 'approved' })).items.flatMap(({ photos }) => photos.filter((one) => one.is_hidden))
  expect(await hidden()).toMatchObject([{ path: '/w/a.jpg' }])
  await judge(id, 1, { was: 1, hidden: ['/w/b.jpg', '/w/a.jpg'], hidden_was: ['/w/a.jpg'] })
  expect(await hidden()).toHaveLength(2)
})

test('of two who change the photos of one review at once, the second is told', async () => {
  const id = await aReview({ status: 1 }, ['/w/a.jpg', '/w/b.jpg'])
  const leave = (hidden: string[]) => judge(id, 1, { was: 1, hidden, hidden_was: [] })
  const outcomes = await Promise.allSettled([leave(['/w/a.jpg']), leave(['/w/b.jpg'])])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a review judged again after the answer was lost was told to be judged by somebody else', async () => {
  const id = await aReview({}, ['/w/a.jpg'])
  const wish = { was: 2, reason: 'photo', hidden: ['/w/a.jpg'], hidden_was: [] }
  await judge(id, 3, wish)
  expect(await judge(id, 3, wish)).toEqual({ id, status: 3 })
  await expect(judge(id, 3, { ...wish, hidden: [] })).rejects.toMatchObject({ code: 'CONFLICT' })
  const lines = shop.db().selectFrom('audit').select('audit_id').where('entity_id', '=', String(id))
  expect(await lines.execute()).toHaveLength(1)
})

test("they are nobody else's to see", async () => {
  await expect(listModeration(guest(), listCall.query.parse({}))).rejects.toMatchObject({ status: 401 })
})

test('one is found by its number in whichever list it stands, by those who judge and nobody else', async () => {
  const waiting = await aReview({ status: 2 })
  const approved = await aReview({ status: 1 }, ['/r/x.webp'])
  expect(await getModerated(staff(), approved)).toEqual((await list({ view: 'approved' })).items[0])
  expect(await getModerated(staff(), waiting)).toMatchObject({ id: waiting, status: 2 })
  await expect(getModerated(staff(), approved + 99)).rejects.toMatchObject({ status: 404 })
  await expect(getModerated(guest(), approved)).rejects.toMatchObject({ status: 401 })
})
