// A film in two episodes from the cart to the file: shut until it is paid for, open to who bought it, shut with the order.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCart, updateCart } from '@vitrine/contract/cart'
import { getProduct } from '@vitrine/contract/catalog'
import { getOrder, type PlacedOrder, placeOrder } from '@vitrine/contract/order'
import { lookUpOrder } from '@vitrine/contract/order/lookup'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import type { Api } from '#api/app.ts'
import { json } from '#api/db/json.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { catalogFeature } from '#api/features/catalog/index.ts'
import { boutique } from '#api/features/catalog/testing/boutique.ts'
import { CURIOSITIES, CURIOUS_LINKS } from '#api/features/catalog/testing/curiosities.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { createOrders, takeOrderStep } from '#api/features/orders/index.ts'
import { anOrder } from '#api/features/orders/testing/a-buyer.ts'
import { createPayments } from '#api/features/payments/index.ts'
import { paymentMails } from '#api/features/payments/payment-mails.ts'
import { createLogger } from '#api/log.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createDownloads } from './index.ts'

const UPLOAD = `${'0123456789abcdef'.repeat(2)}.bin`
const publicUrl = 'https://shop.test'
const root = mkdtempSync(join(tmpdir(), 'downloads-'))
const log = createLogger('silent')
const now = () => new Date('2026-01-15T12:00:00Z')
let shop: Boutique
let api: Api
let downloads: ReturnType<typeof createDownloads>
const db = () => shop.database.db
const make = vi.fn(async () => Buffer.from('the second'))

beforeAll(async () => {
  mkdirSync(join(root, 'media/downloadable/files/links'), { recursive: true })
  writeFileSync(join(root, 'media/downloadable/files/links/one.mp4'), 'the first episode')
  writeFileSync(join(root, 'secret.txt'), 'nobody sees this')
  const photos = (kind: string) => folderPhotos(join(root, kind))
  await photos('download-files').keep(UPLOAD, Buffer.from('an upload'))
  shop = await openBoutique({ feed: [...boutique(), ...CURIOSITIES, ...CURIOUS_LINKS] })
  await db()
    .insertInto('media_root')
    .values({ folder: join(root, 'media'), source: 'test', position: 0 })
    .execute()
  const madeFiles = (path: string) => (path === 'two.mp4' ? make : undefined)
  const shopSecret = Buffer.alloc(32, 7)
  downloads = createDownloads({ db: db(), photos, shopSecret, shopDataDir: root, madeFiles })
  const payments = createPayments({
    ...{ db: db(), log, now, publicUrl, providers: [] },
    listDownloads: downloads.list,
  })
  const sold = [createOrders(payments.forOrders), payments.feature, downloads.feature]
  const features = [catalogFeature(shop.catalog), cartFeature, checkoutFeature, ...sold]
  api = await buildTestApi({ db: db(), features, now })
})
afterAll(async () => {
  await api.app.close()
  await shop.close()
  rmSync(root, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['outbox', 'shop_order'] as const) await db().deleteFrom(table).execute()
  await namesOf('one.mp4', 'two.mp4')
})

const german = () => api.clientFor({ store: 'de' })
async function namesOf(...files: string[]) {
  for (const [position, file] of files.entries())
    await db().updateTable('download_link').set({ file }).where('position', '=', position).execute()
}

/** An order of these episodes, by their places. */
async function buys(...places: number[]): Promise<PlacedOrder> {
  const { product } = await german().call(getProduct, { query: { sku: 'FILM' } })
  const chosen = places.map((place) => product.downloads[place]?.option_type_id).join(',')
  const custom_options = [{ option_id: String(product.custom_options[0]?.option_id), option_value: chosen }]
  const product_option = { extension_attributes: { custom_options } }
  const cartId = await german().call(createCart)
  const goods = [{ sku: 'FILM', qty: 1, product_option }]
  await german().call(updateCart, { query: { cartId }, body: { cartItem: goods[0] as never } })
  return german().call(placeOrder, { body: anOrder(cartId, goods) as never })
}
const ctx = () => aContext(db(), { actor: { kind: 'system', job: 'payments.receive' }, now })
const takes = (placed: PlacedOrder, step: 'pay' | 'cancel' | 'refund') =>
  takeOrderStep(ctx(), { orderId: placed.order.id, step, by: 'system' })
const filesOf = async ({ order_id: id, access_key: key }: PlacedOrder) =>
  (await german().call(getOrder, { params: { id }, query: { key } })).downloads
const fetched = (url: string | null | undefined) => api.app.inject({ method: 'GET', url: url ?? '/none' })
async function mails() {
  const rows = await db().selectFrom('outbox').selectAll().where('topic', '=', 'order.paid').execute()
  const make = paymentMails(downloads.list)['order.paid']
  return Promise.all(rows.map(({ payload }) => make?.(payload as never, { db: db(), publicUrl })))
}

describe('the files of an order', () => {
  it('were sold and never came: they are named once it is paid for, in the words of the store, and can be fetched', async () => {
    const placed = await buys(0, 1)
    expect(await filesOf(placed)).toEqual([])
    await takes(placed, 'pay')
    make.mockClear()
    const files = await filesOf(placed)
    // To be named it is not made.
    expect(make).not.toHaveBeenCalled()
    expect(files.map(({ sku, title, filename }) => [sku, title, filename])).toEqual([
      ['FILM', 'Eins', 'one.mp4'],
      ['FILM', 'Two', 'two.mp4'],
    ])
    const [one, two] = await Promise.all(files.map(({ url }) => fetched(url)))
    expect([one?.statusCode, one?.body, two?.body]).toEqual([200, 'the first episode', 'the second'])
    expect(one?.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '17',
      'content-disposition': `attachment; filename="one.mp4"; filename*=UTF-8''one.mp4`,
      'cache-control': 'private, no-store',
    })
  })

  it('had to be fetched anew from the first byte on by who was cut off: what is missing is sent, of the same file alone', async () => {
    const placed = await buys(0, 1)
    await takes(placed, 'pay')
    for (const { url } of await filesOf(placed)) {
      const part = (headers: object) =>
        api.app.inject({ method: 'GET', url: url ?? '/none', headers: { range: 'bytes=4-9', ...headers } })
      const whole = await fetched(url)
      const { etag } = whole.headers
      expect([whole.headers['accept-ranges'], typeof etag]).toEqual(['bytes', 'string'])
      const rest = await part({ 'if-range': String(etag) })
      const size = whole.body.length
      expect([rest.statusCode, rest.body]).toEqual([206, whole.body.slice(4, 10)])
      expect(rest.headers).toMatchObject({ 'content-range': `bytes 4-9/${size}`, 'content-length': '6' })
      const other = await part({ 'if-range': '"another"' })
      expect([other.statusCode, other.body]).toEqual([200, whole.body])
      const beyond = await part({ range: 'bytes=999-' })
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
    }
  })

  it('are those that were chosen, where each is sold by itself', async () => {
    const placed = await buys(1)
    await takes(placed, 'pay')
    const [file, ...others] = await filesOf(placed)
    expect([file?.filename, others]).toEqual(['two.mp4', []])
    const guessed = (await fetched(file?.url?.replace(/-1\//, '-0/'))).statusCode
    expect([guessed, (await fetched(file?.url)).statusCode]).toEqual([404, 200])
  })

  it('come with a set, of the parts that were chosen', async () => {
    const placed = await buys(0)
    const film = await shop.idOf('FILM')
    const { option_id } = await db()
      .insertInto('bundle_option')
      .values({
        product_id: await shop.idOf('CAP'),
        position: 9,
        titles: json({ en: 'More' }),
        type: 'checkbox',
      })
      .returning('option_id')
      .executeTakeFirstOrThrow()
    const { selection_id } = await db()
      .insertInto('bundle_selection')
      .values({ option_id, product_id: film, position: 0, qty: 1 })
      .returning('selection_id')
      .executeTakeFirstOrThrow()
    const chose = (...ids: number[]) => {
      const bundle_options = [
        { option_id: String(option_id), option_qty: 1, option_selections: ids.map(String) },
      ]
      return db()
        .updateTable('shop_order_line')
        .set({
          product_id: sql`(select product_id from product where sku = 'CAP')`,
          product_option: json({ extension_attributes: { bundle_options } }),
        })
        .execute()
    }
    await chose(selection_id)
    await takes(placed, 'pay')
    const files = await filesOf(placed)
    expect(files.map(({ filename }) => filename)).toEqual(['one.mp4', 'two.mp4'])
    expect((await fetched(files[1]?.url)).body).toBe('the second')
    await chose()
    expect(await filesOf(placed)).toEqual([])
  })

  it('are shut again when the order is taken back, and its page says why', async () => {
    const placed = await buys(0)
    await takes(placed, 'pay')
    const [file] = await filesOf(placed)
    await takes(placed, 'cancel')
    expect(await filesOf(placed)).toEqual([])
    const answer = await fetched(file?.url)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/de/order/${placed.order_id}`])
  })

  it('are shut for a line that came back whole', async () => {
    const placed = await buys(0)
    await takes(placed, 'pay')
    const [file] = await filesOf(placed)
    await db().updateTable('shop_order_line').set({ returned_qty: 1 }).execute()
    expect([await filesOf(placed), (await fetched(file?.url)).statusCode]).toEqual([[], 404])
  })

  it('are told to nobody who knows number and mailbox alone', async () => {
    const placed = await buys(0)
    await takes(placed, 'pay')
    const body = { number: placed.orderNumber, contact: 'anna@example.org' }
    expect(await german().call(lookUpOrder, { body })).not.toHaveProperty('downloads')
  })
})

describe('a link to a file', () => {
  it.each([
    '1-0/0-x/a',
    '1-0/1-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/a',
    '0/1-A/a',
    '1--1/1-A/a',
    '1-99999/1-A/a',
    '%00/%00/%00',
  ])('that nobody signed leads nowhere: %s', async (path) =>
    expect((await fetched(`/api/download/${path}`)).statusCode).toBe(404),
  )

  it.each(['../secret.txt', '/../secret.txt', 'upload/../secret.txt', 'gone.mp4'])(
    'whose product names %j opens nothing, and the order says that it is not there',
    async (file) => {
      const placed = await buys(0)
      await takes(placed, 'pay')
      const [before] = await filesOf(placed)
      await namesOf(file)
      expect([(await filesOf(placed))[0]?.url, (await fetched(before?.url)).statusCode]).toEqual([null, 404])
    },
  )

  it('opens what the staff has put in the place of a file, by the name it was brought with', async () => {
    const placed = await buys(0)
    await takes(placed, 'pay')
    const [before] = await filesOf(placed)
    await namesOf(`upload/${UPLOAD}/Мой фильм.mp4`)
    const answer = await fetched(before?.url)
    expect([answer.body, answer.headers['content-disposition']]).toEqual([
      'an upload',
      `attachment; filename="___ _____.mp4"; filename*=UTF-8''${encodeURIComponent('Мой фильм.mp4')}`,
    ])
    await namesOf('https://films.example/one?x=1')
    const away = await fetched(before?.url)
    expect([away.statusCode, away.headers.location]).toEqual([302, 'https://films.example/one?x=1'])
  })
})

describe('the letter', () => {
  it('that money came brings each file with its link, and does not promise another letter', async () => {
    const placed = await buys(0, 1)
    await takes(placed, 'pay')
    const [mail, ...others] = await mails()
    const urls = (await filesOf(placed)).map(({ url }) => publicUrl + url)
    expect([others, urls.map((url) => mail?.text?.includes(url) && mail.html.includes(url))]).toEqual([
      [],
      [true, true],
    ])
    expect(mail?.text).not.toContain('geht per E-Mail hinaus')
  })

  it('comes as well where bonuses or a gift card paid for all of it, and speaks of no money', async () => {
    const placed = await buys(0)
    await db().updateTable('shop_order').set({ total_minor: 0 }).execute()
    await takeOrderStep(ctx(), { orderId: placed.order.id, step: 'pay', by: 'system', isPassing: true })
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Die Dateien zu Ihrer Bestellung ${placed.orderNumber}`)
    expect(mail?.text).not.toContain('€')
  })

  it('does not come where it would bring nothing: the order is off again before it is written', async () => {
    const placed = await buys(0)
    await db().updateTable('shop_order').set({ total_minor: 0 }).execute()
    await takeOrderStep(ctx(), { orderId: placed.order.id, step: 'pay', by: 'system', isPassing: true })
    await takes(placed, 'cancel')
    expect(await mails()).toEqual([undefined])
  })
})
