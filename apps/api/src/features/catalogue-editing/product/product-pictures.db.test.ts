import { uploadProductPicture } from '@vitrine/contract/catalog/editing/products'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anEditedShop } from '../testing/an-editor.ts'
import { anUploader } from '../testing/an-uploader.ts'

const editor = anEditedShop()
const { open } = editor
const jpeg = (color: string) =>
  sharp({ create: { width: 64, height: 80, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

async function brings(color: string): Promise<string> {
  const { upload } = anUploader(open().shop, open().token, uploadProductPicture.path)
  return (await upload(await jpeg(color))).json().result.path
}
const shows = (sku: string, paths: readonly string[]) =>
  open().save(sku, { parts: { media: paths.map((path) => ({ path, label: '', color_key: null })) } })
const pathsOf = async (sku: string) => (await open().read(sku)).parts.media?.map(({ path }) => path)
const status = async (path: string) =>
  (await open().shop.api.app.inject({ url: `/media/210x300/${path}` })).statusCode

async function orderedWith(thumbnail: string): Promise<void> {
  const { order_id } = await editor
    .db()
    .insertInto('shop_order')
    .values({
      ...{
        store_id: 1,
        email: '',
        client_order_id: 'a'.repeat(16),
        access_hash: Buffer.alloc(32),
        fingerprint: '',
      },
      ...{ currency_code: 'USD', subtotal_minor: 0, shipping_minor: 0, total_minor: 0 },
      ...{ totals: '{}', payment_method: '{}', billing_address: '{}' },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  const line = { order_id, product_id: null, sku: 'CAP', name: 'Cap', qty: 1, price_minor: 0, row_minor: 0 }
  await editor
    .db()
    .insertInto('shop_order_line')
    .values({ ...line, thumbnail })
    .execute()
}

async function sweepsLater(): Promise<void> {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ['Date'] })
  await open().shop.api.jobs.run('catalogue-editing.sweep-pictures')
  vi.useRealTimers()
}

test('a product made by hand could never have a picture: one that was brought is shown, in the order that was saved', async () => {
  const [red, blue] = [await brings('#a22'), await brings('#22a')]
  const before = (await pathsOf('CAP')) ?? []
  expect(await shows('CAP', [blue, ...before, red])).toMatchObject({ code: 200 })
  expect(await pathsOf('CAP')).toEqual([blue, ...before, red])
  await open().shop.made.catalog.refresh()
  const shown = await open().shop.api.app.inject({
    url: '/api/product?sku=CAP',
    headers: { 'x-vs-store-code': 'us' },
  })
  expect(shown.json().result.product.image).toBe(blue)
  expect(await status(blue)).toBe(200)
})

test('a name nobody brought is refused at its picture, and so is a file that is none', async () => {
  const known = await brings('#2a2')
  const reply = await shows('STRAW', [known, `k/${'0'.repeat(32)}.webp`])
  expect([reply.code, reply.meta.field]).toEqual([400, 'items.0.parts.media.1.path'])
  const { upload } = anUploader(open().shop, open().token, uploadProductPicture.path)
  for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'words called .jpg', ''])
    expect((await upload(Buffer.from(bytes))).json().meta.field).toBe('picture')
})

test('what a product shows, or an order was placed with, outlives the sweep; what neither has does not', async () => {
  const [shown, ordered, left] = [await brings('#111'), await brings('#222'), await brings('#333')]
  await shows('STRAW', [shown])
  await orderedWith(ordered)
  await sweepsLater()
  expect([await status(shown), await status(ordered), await status(left)]).toEqual([200, 200, 404])
})
