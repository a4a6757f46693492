// A product of every type from its page through the cart into an order: accepted, refused, priced, taken from stock.
import { createCart, pullCart, type ServerItem, updateCart } from '@vitrine/contract/cart'
import { getProduct } from '@vitrine/contract/catalog'
import { placeOrder } from '@vitrine/contract/order'
import type { Product } from '@vitrine/domain/catalog/product'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { catalogFeature } from '#api/features/catalog/index.ts'
import { boutique } from '#api/features/catalog/testing/boutique.ts'
import { CURIOSITIES, CURIOUS_LINKS } from '#api/features/catalog/testing/curiosities.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { anOrder } from './testing/a-buyer.ts'
import { audit, countStock, type StockBefore } from './testing/audit.ts'
import { ordersFeature } from './testing/orders-feature.ts'

let shop: Boutique
let api: Api
let before: StockBefore
beforeAll(async () => {
  shop = await openBoutique({ feed: [...boutique(), ...CURIOSITIES, ...CURIOUS_LINKS] })
  api = await buildTestApi({
    db: shop.database.db,
    features: [catalogFeature(shop.catalog), cartFeature, checkoutFeature, ordersFeature],
    now: () => new Date('2026-01-15T12:00:00Z'),
  })
})
afterAll(async () => {
  await api.app.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.database.db.deleteFrom('outbox').execute()
  await shop.database.db.deleteFrom('shop_order').execute()
  await shop.setStock('CAP', 10)
  await shop.setStock('STRAW', 9)
  before = await countStock(shop.database.db)
})
afterEach(async () => expect(await audit(shop.database.db, before)).toEqual([]))

const german = () => api.clientFor({ store: 'de' })
const page = async (sku: string): Promise<Product> =>
  (await german().call(getProduct, { query: { sku } })).product
const stockOf = async (sku: string) => (await countStock(shop.database.db)).get(await shop.idOf(sku))

async function aCart() {
  const cartId = await german().call(createCart)
  const put = (sku: string, qty: number, extension_attributes: object = {}): Promise<ServerItem> =>
    german().call(updateCart, {
      query: { cartId },
      body: { cartItem: { sku, qty, product_option: { extension_attributes } } as never },
    })
  const lines = () => german().call(pullCart, { query: { cartId } })
  const buy = async () => {
    const goods = (await lines()).map(({ sku, qty, product_option }) => ({ sku, qty, product_option }))
    return german().call(placeOrder, { body: anOrder(cartId, goods) as never })
  }
  return { put, lines, buy }
}

async function refusal(answer: Promise<unknown>) {
  const error = await answer.then(
    () => Promise.reject(new Error('It was accepted.')),
    (reason: { code: number; message: string; meta: { details: { rule?: string }[] } }) => reason,
  )
  return { code: error.code, message: error.message, rule: error.meta.details[0]?.rule }
}

const answers = (option: number | undefined, value: string) => ({
  custom_options: [{ option_id: String(option), option_value: value }],
})

describe('a downloadable product', () => {
  test('costs the files that were chosen, is no goods of a shelf, and needs no address', async () => {
    const { custom_options, downloads } = await page('FILM')
    const [which] = custom_options
    const [one, two] = downloads
    const { put, buy } = await aCart()
    const both = `${one?.option_type_id},${two?.option_type_id}`
    const line = await put('FILM', 1, answers(which?.option_id, both))
    expect(line).toMatchObject({
      price: (one?.price_incl_tax ?? 0) + (two?.price_incl_tax ?? 0),
      options: [{ label: 'Downloads', value: 'Eins, Two' }],
    })
    expect((await buy()).order).toMatchObject({ grand_total: 21 })
  })

  test('is refused without a file, and with one of another product', async () => {
    const [which] = (await page('FILM')).custom_options
    const { put } = await aCart()
    expect(await refusal(put('FILM', 1))).toMatchObject({ code: 400, rule: 'required' })
    expect(await refusal(put('FILM', 1, answers(which?.option_id, '999')))).toMatchObject({
      code: 400,
      rule: 'unknown',
      message: expect.stringContaining('there is no such choice'),
    })
  })
})

describe('questions', () => {
  test('are priced from the lowered price, fixed and by percent', async () => {
    const { custom_options, base_price_incl_tax } = await page('MUG')
    const [engraving, box] = custom_options
    const [paper, wood] = box?.values ?? []
    const { put } = await aCart()
    const asked = (value: number | undefined, text: string) => ({
      custom_options: [
        { option_id: String(box?.option_id), option_value: String(value) },
        { option_id: String(engraving?.option_id), option_value: text },
      ],
    })
    expect(base_price_incl_tax).toBe(15)
    expect((await put('MUG', 1, asked(paper?.option_type_id, 'AB'))).price).toBe(15 + 1 + 5)
    expect((await put('MUG', 1, asked(wood?.option_type_id, 'AB'))).price).toBe(15 + 3 + 5)
    const rules = [
      ['ABCD', 'max_length'],
      ['ab', 'pattern'],
    ] as const
    for (const [text, rule] of rules)
      expect(await refusal(put('MUG', 1, asked(paper?.option_type_id, text)))).toMatchObject({
        code: 400,
        rule,
      })
  })

  test('a day to deliver lies from today to a year ahead, and the refusal names its field', async () => {
    const { db } = shop.database
    const { option_id: id } = await db
      .insertInto('custom_option')
      .values({
        product_id: await shop.idOf('STRAW'),
        position: 0,
        titles: JSON.stringify({ en: 'Day' }),
        type: 'field',
        validators: JSON.stringify([{ rule: 'date' }, { rule: 'days_ahead', value: 365 }]),
      })
      .returning('option_id')
      .executeTakeFirstOrThrow()
    const { put, lines } = await aCart()
    for (const day of ['2020-01-01', '2026-01-13', '2027-01-20'])
      await expect(put('STRAW', 1, answers(id, day))).rejects.toMatchObject({
        code: 400,
        meta: {
          details: [{ path: expect.stringContaining(String(id)), key: 'REFUSED', rule: 'days_ahead' }],
        },
      })
    expect(await lines()).toEqual([])
    await put('STRAW', 1, answers(id, '2026-12-24'))
    expect(await lines()).toMatchObject([{ sku: 'STRAW', qty: 1 }])
    await db.deleteFrom('custom_option').where('option_id', '=', id).execute()
  })
})

describe('a bundle', () => {
  const choose = (set: Product, sku: string) => {
    const [option] = set.bundle_options
    const link = option?.product_links.find((one) => one.sku === sku)
    return {
      bundle_options: [{ option_id: option?.option_id, option_qty: 1, option_selections: [link?.id] }],
    }
  }

  test('takes the stock of its parts, counted together with the same part by itself', async () => {
    const set = await page('SET')
    const caps = (await stockOf('CAP')) ?? 0
    const { put, buy } = await aCart()
    await put('CAP', 1)
    const line = await put('SET', 2, choose(set, 'CAP'))
    expect(line).toMatchObject({ price: set.price_incl_tax, options: [{ label: 'Hut' }] })
    await buy()
    expect(await stockOf('CAP')).toBe(caps - 1 - 2 * 2)
  })

  test('is refused for more than its parts allow, beside what the cart holds of them', async () => {
    const set = await page('SET')
    const straws = (await stockOf('STRAW')) ?? 0
    const { put } = await aCart()
    await put('STRAW', straws - 1)
    await expect(put('SET', 2, choose(set, 'STRAW'))).rejects.toMatchObject({
      code: 400,
      meta: { errorCode: 'NOT_ENOUGH', qty: 1 },
    })
  })

  test('is refused without what it requires, and with what it does not offer', async () => {
    const { put } = await aCart()
    expect(await refusal(put('SET', 1))).toMatchObject({ code: 400, rule: 'required' })
    const stranger = { bundle_options: [{ option_id: 99_999, option_selections: ['1'] }] }
    expect(await refusal(put('SET', 1, stranger))).toMatchObject({ code: 400, rule: 'unknown' })
    const set = await page('KIT')
    const wrong = choose(set, 'GLOVES')
    wrong.bundle_options[0]?.option_selections.splice(0, 1, '0')
    expect(await refusal(put('KIT', 1, wrong))).toMatchObject({ code: 400, rule: 'unknown' })
  })
})

describe('a grouped product', () => {
  test('becomes its parts, each as often as the group has it, without the one that is missing', async () => {
    const straws = (await stockOf('STRAW')) ?? 0
    const { put, lines, buy } = await aCart()
    await put('TRIO', 1)
    expect((await lines()).map(({ sku, qty }) => [sku, qty])).toEqual([
      ['CAP', 1],
      ['STRAW', 2],
    ])
    await buy()
    expect(await stockOf('STRAW')).toBe(straws - 2)
  })

  test('adds its parts to what is there, and goes as one', async () => {
    const { put, lines } = await aCart()
    await put('CAP', 5)
    const [first] = await lines()
    for (let time = 0; time < 2; time += 1) await put('TRIO', 2)
    expect((await lines()).map(({ sku, qty }) => [sku, qty])).toEqual([
      ['CAP', 9],
      ['STRAW', 8],
    ])
    expect((await lines())[0]?.item_id).toBe(first?.item_id)
    await put('TRIO', 0)
    expect(await lines()).toEqual([])
  })

  test('is refused whole when one part is short, and when nothing of it is for sale', async () => {
    const { put, lines } = await aCart()
    const straws = (await stockOf('STRAW')) ?? 0
    await expect(put('TRIO', straws)).rejects.toMatchObject({ code: 400, meta: { errorCode: 'NOT_ENOUGH' } })
    expect(await lines()).toEqual([])
    await expect(put('NOTHING', 1)).rejects.toMatchObject({ code: 400 })
  })
})

test.each([
  ['a simple product', 'CAP'],
  ['a variant', 'DRESS-red-m'],
])('%s is bought as it is', async (...[, sku]) => {
  const pieces = (await stockOf(sku)) ?? 0
  const { put, buy } = await aCart()
  await put(sku, 1)
  await buy()
  expect(await stockOf(sku)).toBe(pieces - 1)
})
