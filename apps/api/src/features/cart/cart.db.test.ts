import { createCart, deleteFromCart, pullCart, type ServerItem, updateCart } from '@vitrine/contract/cart'
import type { ShopClient } from '@vitrine/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { json } from '#api/db/json.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { cartFeature } from './index.ts'
import { aBundle, aCatalogue, aConfigurable, aProduct } from './testing/a-catalogue.ts'
import { anEngraving, answering, type Engraving } from './testing/an-engraving.ts'
import { refused } from './testing/refused.ts'

let database: TestDatabase
let api: Api
let shop: ShopClient
let dress: Awaited<ReturnType<typeof aConfigurable>>
let set: Awaited<ReturnType<typeof aBundle>>
let engraved: Engraving
let token: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await aCatalogue(db)
  await aProduct(db, { sku: 'BELT', priceMinor: 3000, specialMinor: 2500, qty: 10 })
  await aProduct(db, { sku: 'LAST', qty: 2 })
  await aProduct(db, { sku: 'HIDDEN', visibility: 1 })
  await aProduct(db, { sku: 'OFF', status: 2 })
  await aProduct(db, { sku: 'UNPRICED', priceMinor: null })
  dress = await aConfigurable(db, { sku: 'DRESS', sizes: ['S', 'M'] })
  const sock = await aProduct(db, { sku: 'SOCK', priceMinor: 500, qty: 7, visibility: 1 })
  set = await aBundle(db, { sku: 'SOCKS', parts: [{ productId: sock, qty: 3 }] })
  engraved = await anEngraving(db)
  api = await buildTestApi({ db, features: [cartFeature] })
  shop = api.clientFor({ store: 'de' })
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})
beforeEach(async () => {
  token = await shop.call(createCart)
})

const size = (name: string) => ({
  extension_attributes: {
    configurable_item_options: [
      { option_id: dress.attributeId, option_value: String(dress.optionIds[name]) },
    ],
  },
})
type Fields = { product_option?: object; item_id?: number; operationId?: string }
const setLine = (sku: string, qty: number, { operationId, ...fields }: Fields = {}) =>
  shop.call(updateCart, {
    query: { cartId: token },
    body: { cartItem: { sku, qty, ...fields }, operationId },
  })
const pull = () => shop.call(pullCart, { query: { cartId: token } })
const holding = (items: ServerItem[]) => items.map((item) => [item.sku, item.qty])
const versionOf = async () => {
  const row = await database.db
    .selectFrom('cart')
    .select('version')
    .orderBy('cart_id', 'desc')
    .executeTakeFirstOrThrow()
  return row.version
}

describe('POST /api/cart/create', () => {
  test('a cart is opened by 128 random bits, and the table keeps their hash only', async () => {
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    const rows = await database.db.selectFrom('cart').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await pull()).toEqual([])
  })
})

describe('POST /api/cart/update', () => {
  test('sets a line, with everything a line shows', async () => {
    const item = await setLine('DRESS-M', 2)
    expect(item).toMatchObject({
      sku: 'DRESS-M',
      parentSku: 'DRESS',
      name: 'Kleid',
      qty: 2,
      price: 100,
      row_total: 200,
      product_type: 'configurable',
      quote_id: token,
      options: [{ label: 'Größe', value: 'M' }],
      stock: { is_in_stock: true, qty: 100, status: 'ok' },
    })
    expect(await pull()).toEqual([item])
  })

  test('the quantity is absolute: a repeat changes nothing, another value replaces it', async () => {
    await setLine('BELT', 2)
    await setLine('BELT', 2)
    await setLine('BELT', 3)
    expect(holding(await pull())).toEqual([['BELT', 3]])
  })

  test('a special price is charged and the old one struck through', async () => {
    expect(await setLine('BELT', 1)).toMatchObject({ price: 25, old_price: 30 })
  })

  test('a parent with its options is the variant they name', async () => {
    const item = await setLine('DRESS', 1, { product_option: size('S') })
    expect(item.sku).toBe('DRESS-S')
    await setLine('DRESS-S', 4)
    expect(holding(await pull())).toEqual([['DRESS-S', 4]])
  })

  test('one sku with other choices is another line, the same choices in another spelling are not', async () => {
    await setLine('RING', 1, { product_option: answering([engraved.required, 'Anna']) })
    await setLine('RING', 1, { product_option: answering([engraved.required, 'Eva']) })
    await setLine('RING', 5, {
      product_option: answering([engraved.question, ''], [engraved.required, 'Eva']),
    })
    expect(holding(await pull())).toEqual([
      ['RING', 1],
      ['RING', 5],
    ])
  })

  test('surcharges are added: 7 for the words, 10 % of the ring for the box', async () => {
    const product_option = answering([engraved.required, 'Anna'], [engraved.question, engraved.value])
    const item = await setLine('RING', 1, { product_option })
    expect(item).toMatchObject({ price: 117, options: [{ label: 'Worte', value: 'Anna' }, { value: 'Box' }] })
  })

  test('words of one line begin no other in a mail or on a packing list', async () => {
    const error = await refused(
      setLine('RING', 1, { product_option: answering([engraved.required, 'A\nB']) }),
    )
    expect(error).toMatchObject({ code: 400, meta: { errorCode: 'OPTIONS_INVALID' } })
    expect(error.message).toContain('more than one line')
  })

  test('a set costs its parts and may be bought as often as they last', async () => {
    expect(await setLine('SOCKS', 2, set)).toMatchObject({ price: 15, stock: { qty: 2, status: 'ok' } })
    const error = await refused(setLine('SOCKS', 3, set))
    expect(error).toMatchObject({ code: 400, meta: { errorCode: 'NOT_ENOUGH', qty: 2 } })
  })

  test('more than the stock holds is refused with what is left, and the line stays', async () => {
    expect((await setLine('LAST', 1)).stock).toEqual({
      is_in_stock: true,
      qty: 2,
      status: 'volatile',
      is_offered: true,
    })
    const error = await refused(setLine('LAST', 3))
    expect(error).toMatchObject({ code: 400, meta: { errorCode: 'NOT_ENOUGH', qty: 2 } })
    expect(holding(await pull())).toEqual([['LAST', 1]])
  })

  test('lines that share stock share what is left', async () => {
    await setLine('RING', 48, { product_option: answering([engraved.required, 'Anna']) })
    const other = { product_option: answering([engraved.required, 'Eva']) }
    expect((await refused(setLine('RING', 3, other))).meta.qty).toBe(2)
    expect((await setLine('RING', 2, other)).qty).toBe(2)
  })

  test('nothing removes the line, also one that was never there', async () => {
    await setLine('BELT', 2)
    expect((await setLine('BELT', 0)).qty).toBe(0)
    expect((await setLine('BELT', 0)).qty).toBe(0)
    expect(await pull()).toEqual([])
  })

  test('a variant is changed in place, and a line already holding it gives way', async () => {
    const small = await setLine('DRESS-S', 1)
    await setLine('DRESS-M', 2)
    const moved = await setLine('DRESS-M', 3, { item_id: small.item_id })
    expect(moved.item_id).toBe(small.item_id)
    expect(holding(await pull())).toEqual([['DRESS-M', 3]])
  })

  test('the same operation sent again gets its first answer, even when the cart has moved on', async () => {
    const first = await setLine('BELT', 2, { operationId: 'operation-1' })
    await setLine('BELT', 5, { operationId: 'operation-2' })
    expect(await setLine('BELT', 2, { operationId: 'operation-1' })).toEqual(first)
    expect(holding(await pull())).toEqual([['BELT', 5]])
  })

  test('twenty at once with one operation id are one', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => setLine('BELT', 2, { operationId: 'operation-3' })),
    )
    expect(new Set(all.map((item) => item.item_id)).size).toBe(1)
    expect(await versionOf()).toBe(1)
  })

  test('each change is a new version', async () => {
    await setLine('BELT', 2)
    await setLine('BELT', 3)
    await refused(setLine('LAST', 30))
    expect(await versionOf()).toBe(2)
  })

  test.each([
    ['an unknown sku', 'NOPE', {}, 'PRODUCT_NOT_FOUND', 'cartItem.sku'],
    ['a hidden product', 'HIDDEN', {}, 'PRODUCT_NOT_FOUND', 'cartItem.sku'],
    ['a disabled product', 'OFF', {}, 'PRODUCT_NOT_FOUND', 'cartItem.sku'],
    ['a product without price', 'UNPRICED', {}, 'OPTIONS_INVALID', 'cartItem.sku'],
    ['a parent without choice', 'DRESS', {}, 'OPTIONS_INVALID', 'cartItem.product_option'],
    ['a set without its parts', 'SOCKS', {}, 'OPTIONS_INVALID', 'cartItem.product_option'],
    ['a required answer left out', 'RING', {}, 'OPTIONS_INVALID', 'cartItem.product_option'],
  ])('%s is refused and the field named', async (...[, sku, fields, errorCode, path]) => {
    const error = await refused(setLine(sku, 1, fields))
    expect(error).toMatchObject({ code: 400, meta: { errorCode } })
    expect(JSON.stringify(error.meta.details)).toContain(path)
  })

  test('an option id that is no number of ours is refused, not an error', async () => {
    const odd = {
      extension_attributes: {
        configurable_item_options: [{ option_id: 'x', option_value: '99999999999999999999' }],
      },
    }
    expect((await refused(setLine('DRESS', 1, { product_option: odd }))).code).toBe(400)
    expect((await refused(setLine('BELT', 1, { item_id: 999_999 }))).code).toBe(404)
  })
})

describe('POST /api/cart/delete', () => {
  test('removes the line, and is as happy when it is gone', async () => {
    const item = await setLine('BELT', 2)
    await setLine('LAST', 1)
    const body = { cartItem: { sku: 'BELT', item_id: item.item_id, quoteId: token } }
    expect(await shop.call(deleteFromCart, { body })).toBe(true)
    expect(await shop.call(deleteFromCart, { body })).toBe(true)
    expect(holding(await pull())).toEqual([['LAST', 1]])
    expect(await versionOf()).toBe(3)
  })
})

describe('a cart opens to its holder only', () => {
  test.each([
    ['an unknown id', () => 'f'.repeat(32), 'de'],
    ['a number', () => '1', 'de'],
    ['another store', () => token, 'us'],
  ])('%s', async (...[, cartId, store]) => {
    const client = api.clientFor({ store })
    const error = await refused(client.call(pullCart, { query: { cartId: cartId() } }))
    expect(error).toMatchObject({ code: 404, result: `No such entity with cartId = ${cartId()}` })
  })

  test('a call without cart says so', async () => {
    const error = await refused(shop.call(updateCart, { body: { cartItem: { sku: 'BELT', qty: 1 } } }))
    expect(error).toMatchObject({ code: 400, meta: { field: 'cartId', details: [{ key: 'REQUIRED' }] } })
  })
})

test.each([
  ['taken off the shelf', 'SOON-OFF', { status: 2 }],
  ['kept for partners', 'SOON-PROMO', { flags: json({ only_promo: true }) }],
])('a product %s stays visible in the cart, and is not said to be sold out', async (_, sku, change) => {
  await aProduct(database.db, { sku })
  await setLine(sku, 1)
  const lineOf = async () => (await pull()).find((line) => line.sku === sku)
  expect(await lineOf()).toMatchObject({ stock: { is_in_stock: true, is_offered: true } })
  const changed = database.db
    .updateTable('product')
    .set(change)
    .where('sku', '=', sku)
    .returning('product_id')
  const { product_id } = await changed.executeTakeFirstOrThrow()
  await noteCatalogueChange(database.db, [product_id])
  const stock = { is_in_stock: false, status: 'out_of_stock', is_offered: false }
  expect(await lineOf()).toMatchObject({ stock })
})
