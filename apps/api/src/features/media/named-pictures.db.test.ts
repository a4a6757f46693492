import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { createMedia } from './index.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-names-'))
const folder = join(dataDir, 'luma/media/catalog/product')
const FILES = ['c/cap.jpg', 'c/cap-new.jpg', 'c/women.jpg', 'c/page one.jpg', 'c/slide.jpg', 'x/private.jpg']

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    await sharp({ create: { width: 40, height: 50, channels: 3, background: '#8a4b3a' } })
      .jpeg()
      .toFile(join(folder, file))
  }
  await takeIn('/c/cap.jpg')
  const page = { identifier: 'about', language: 'en', title: 'About' }
  const content = '<p><img src="/media/wide/c/page%20one.jpg" alt=""></p>'
  await db
    .insertInto('cms_page')
    .values({ ...page, content })
    .execute()
  await db
    .insertInto('cms_block')
    .values({
      identifier: 'slides',
      language: 'en',
      json: JSON.stringify({ slides: [{ img: 'c/slide.jpg' }] }),
    })
    .execute()
  const features = [createMedia({ db, dataDir, shopDataDir: dataDir })]
  api = await buildTestApi({ db, features })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const takeIn = (picture: string) =>
  importCatalogue(
    database.db,
    [
      aCategory({ key: 'women', image: 'c/women.jpg' }),
      aProduct({ sku: 'CAP', media: [{ path: picture, kind: 'image' }] }),
    ],
    { source: 'test' },
  )
const statusOf = async (size: string, path: string) =>
  (await api.app.inject(`/media/${size}/${path}`)).statusCode
const made = () => readdirSync(join(dataDir, 'pictures'), { recursive: true }).length

test('a file in the media folder that the shop shows nowhere is not for strangers', async () => {
  expect(await statusOf('324x489', 'x/private.jpg')).toBe(404)
  expect(await statusOf('324x489', 'c/cap-new.jpg')).toBe(404)
})

test.each(['c/cap.jpg', 'c/women.jpg', 'c/page%20one.jpg', 'c/slide.jpg'])(
  '%s is shown by goods, a category, a page or a block',
  async (path) => expect(await statusOf('324x489', path)).toBe(200),
)

test('a new catalogue shows its new pictures at once, and no new ones are made of the old', async () => {
  await takeIn('/c/cap-new.jpg')
  expect(await statusOf('324x489', 'c/cap-new.jpg')).toBe(200)
  const before = made()
  expect(await statusOf('600x744', 'c/cap.jpg')).toBe(404)
  expect(made()).toBe(before)
})

test('a picture that was made stays, for orders and pages that still show it', async () => {
  expect(await statusOf('324x489', 'c/cap.jpg')).toBe(200)
})
