import { join } from 'node:path'
import { uploadDownload } from '@vitrine/contract/catalog/editing/downloads'
import { createProduct } from '@vitrine/contract/catalog/editing/products'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { price, text } from '../testing/a-change.ts'
import { anEditedShop } from '../testing/an-editor.ts'
import { anUploader } from '../testing/an-uploader.ts'

const editor = anEditedShop()
const { open } = editor
beforeAll(async () => {
  for (const sku of ['PATTERN', 'FEED', 'SOLD', 'RETIRED'])
    await open().call(createProduct, {
      body: { sku, type: 'downloadable', parts: { texts: { en: text(sku) }, prices: { us: price(5) } } },
    })
})

const store = () => folderPhotos(join(open().shop.dataDir, 'download-files'))
const nameOf = (file: string) => file.split('/')[1] ?? ''
const upload = (bytes: string | Buffer, filename: string, token = open().token) =>
  anUploader(open().shop, token, uploadDownload.path).upload(Buffer.from(bytes), { field: 'file', filename })
const brings = async (filename: string, bytes: string | Buffer = filename): Promise<string> =>
  (await upload(bytes, filename)).json().result.file
const sells = (sku: string, files: readonly string[]) =>
  open().save(sku, { parts: { downloads: files.map((file) => ({ titles: { en: 'A' }, file, prices: {} })) } })
const filesOf = async (sku: string) => (await open().read(sku)).parts.downloads?.map(({ file }) => file)
const rename = (sku: string, file: string) =>
  sql`update download_link set file = ${file} where product_id = (select product_id from product where sku = ${sku})`.execute(
    editor.db(),
  )

async function sweepsLater(): Promise<void> {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ['Date'] })
  await open().shop.api.jobs.run('catalogue-editing.sweep-files')
  vi.useRealTimers()
}

test('what is sold never had a file: one that is brought is kept byte by byte, under the name it came with', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 0])
  const file = await brings('Мой узор – Größe №1.pdf', bytes)
  expect(file).toMatch(/^upload\/[0-9a-f]{32}\.bin\/Мой узор – Größe №1\.pdf$/)
  expect((await store().read(nameOf(file)))?.equals(bytes)).toBe(true)
  const all = [file, 'https://files.example/a.pdf', '/l/u/luma.mp4']
  expect(await sells('PATTERN', all)).toMatchObject({ code: 200 })
  expect(await filesOf('PATTERN')).toEqual(all)
})

test('an empty file is refused at its field, and so is a form without one', async () => {
  const empty = (await upload('', 'a.pdf')).json()
  const none = (await upload('', '')).json()
  expect([empty.code, empty.meta.field, none.code, none.meta.field]).toEqual([400, 'file', 400, 'file'])
})

test('who may not edit products brings no file', async () => {
  const { token } = await signInAt(open().shop, { name: 'eve', roles: [] })
  expect((await upload('x', 'a.pdf', token)).json().code).toBe(403)
  expect((await upload('x', 'a.pdf', '')).json().code).toBe(401)
})

test.each([
  ['http://plain.example/a.pdf', 'NO_FILE'],
  ['../secrets', 'NO_FILE'],
  ['upload/short.bin/a.pdf', 'NO_FILE'],
  [`upload/${'0'.repeat(32)}.bin/a.pdf`, 'FILE_GONE'],
])('%s is refused at its row: %s', async (file, reason) => {
  const { code, meta } = await sells('FEED', ['https://files.example/a.pdf', file])
  expect([code, meta.field]).toEqual([400, 'items.0.parts.downloads.1.file'])
  expect(meta.details).toMatchObject([{ key: 'REFUSED', reason }])
})

test('what a feed has named once stays when another row is written', async () => {
  await sells('FEED', ['a.pdf'])
  await rename('FEED', 'http://feed.example/a.pdf')
  const both = ['https://files.example/b.pdf', 'http://feed.example/a.pdf']
  expect(await sells('FEED', both)).toMatchObject({ code: 200 })
  expect(await filesOf('FEED')).toEqual(both)
})

test('what a product names, on sale or off the shelves, outlives the sweep; what none names does not', async () => {
  const [sold, retired, left] = [await brings('sold.pdf'), await brings('old.pdf'), await brings('left.pdf')]
  await sells('SOLD', [sold])
  await sells('RETIRED', [retired])
  expect(await open().save('SOLD', { parts: { status: 1 } })).toMatchObject({ code: 200 })
  const kept = () => Promise.all([sold, retired, left].map((file) => store().has(nameOf(file))))
  await open().shop.api.jobs.run('catalogue-editing.sweep-files')
  expect(await kept()).toEqual([true, true, true])
  await sweepsLater()
  expect(await kept()).toEqual([true, true, false])
})
