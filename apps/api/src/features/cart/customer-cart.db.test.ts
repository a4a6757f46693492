import { createCart, getTotals, pullCart } from '@vitrine/contract/cart'
import { getCart, shareCart } from '@vitrine/contract/cart/shared-cart'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CartShop, openCartShop, refusalOf, type Shopper } from './testing/a-cart-shop.ts'

let shop: CartShop
let guest: Shopper
let ann: Shopper
let annsCart: string
let visits = 0
beforeAll(async () => {
  shop = await openCartShop()
  guest = shop.guest
})
afterAll(() => shop.close())
beforeEach(async () => {
  ann = await shop.customer(`ann${++visits}@example.org`)
  annsCart = (await ann.open()).result
})
const guestCart = async (...goods: (readonly [string, number])[]) => {
  const { result } = await guest.open()
  for (const one of goods) await guest.set(result, one)
  return result
}
const gone = (cartId: string) => ({ code: 404, result: `No such entity with cartId = ${cartId}` })

describe('a customer’s cart', () => {
  test('is the same every time, a number, and one in each store', async () => {
    expect(annsCart).toMatch(/^\d+$/)
    expect((await ann.open()).result).toBe(annsCart)
    const token = await shop.customer(`ann${visits}@example.org`)
    expect((await token.open()).result).toBe(annsCart)
    await ann.close(annsCart)
    const next = (await ann.open()).result
    expect(next).not.toBe(annsCart)
    expect(await refusalOf(ann.pull(annsCart))).toMatchObject(gone(annsCart))
  })

  test('opened fifty times at once, it is one', async () => {
    const bob = await shop.customer(`bob${visits}@example.org`)
    const opened = await Promise.all(Array.from({ length: 50 }, () => bob.open()))
    expect(new Set(opened.map(({ result }) => result)).size).toBe(1)
  })

  test('opens to nobody else, and owning nothing opens nothing', async () => {
    const bob = await shop.customer('bob@example.org')
    await ann.set(annsCart, ['BELT', 1])
    for (const other of [guest, bob]) {
      expect(await refusalOf(other.pull(annsCart))).toMatchObject(gone(annsCart))
      expect(await refusalOf(other.set(annsCart, ['BELT', 9]))).toMatchObject(gone(annsCart))
      expect(await refusalOf(other.close(annsCart))).toMatchObject(gone(annsCart))
    }
    const guests = await guestCart(['BELT', 1])
    const { cart_id } = await shop.database.db
      .selectFrom('cart')
      .select('cart_id')
      .orderBy('cart_id', 'desc')
      .executeTakeFirstOrThrow()
    for (const other of [guest, bob]) expect((await refusalOf(other.pull(String(cart_id)))).code).toBe(404)
    expect(await bob.holds(guests)).toEqual({ BELT: 1 })
  })

  test('a bad token opens no cart at all', async () => {
    const stranger = shop.api.clientFor({ store: 'de', facts: { token: 'x' } })
    expect(await refusalOf(stranger.call(createCart))).toMatchObject({ code: 401 })
  })
})

describe('signing in with a full bag', () => {
  test('lines move, the same goods add up, and the list says what became of each', async () => {
    const from = await guestCart(['BELT', 2], ['HAT', 1])
    const hat = (await guest.pull(from)).result.find(({ sku }) => sku === 'HAT')
    await ann.set(annsCart, ['BELT', 3])
    const { result, meta } = await ann.open(from)
    expect(result).toBe(annsCart)
    expect(meta.notices).toMatchObject([
      { code: 'QTY_SUMMED', sku: 'BELT', before: 3, wanted: 5, qty: 5 },
      { code: 'LINE_MOVED', sku: 'HAT', before: 0, wanted: 1, qty: 1, item_id: hat?.item_id },
    ])
    expect(await ann.holds(annsCart)).toEqual({ BELT: 5, HAT: 1 })
    expect((await ann.pull(annsCart)).meta.cart).toEqual(meta.cart)
  })

  test('again, and again, it changes nothing and tells the same', async () => {
    const from = await guestCart(['BELT', 2])
    const first = await ann.open(from)
    expect([await ann.open(from), await ann.open(from)]).toEqual([first, first])
    expect(await ann.holds(annsCart)).toEqual({ BELT: 2 })
  })

  test('more than the stock holds is capped and said; what the customer had stays', async () => {
    const from = await guestCart(['LAST', 2])
    await ann.set(annsCart, ['LAST', 2])
    const { meta } = await ann.open(from)
    expect(meta.notices).toMatchObject([{ code: 'QTY_CAPPED', before: 2, wanted: 4, qty: 3 }])
    expect(await ann.holds(annsCart)).toEqual({ LAST: 3 })
  })

  test('afterwards the guest’s token leads its holder to the customer’s cart, and nobody else', async () => {
    const from = await guestCart(['BELT', 2])
    const operationId = 'before-merge'
    await guest.set(from, ['HAT', 4], { operationId })
    await ann.open(from)
    const pulled = await ann.pull(from)
    expect(pulled.meta.cart?.id).toBe(annsCart)
    expect(pulled.result.map(({ quote_id }) => quote_id)).toEqual([annsCart, annsCart])
    const bob = await shop.customer('bob@example.org')
    for (const other of [guest, bob]) expect(await refusalOf(other.pull(from))).toMatchObject(gone(from))
    await bob.open(from)
    expect(await ann.holds(annsCart)).toEqual({ BELT: 2, HAT: 4 })
    // An operation whose answer was lost before the merge is not carried out a second time after it.
    await ann.set(annsCart, ['HAT', 6])
    await ann.set(from, ['HAT', 4], { operationId })
    expect(await ann.holds(annsCart)).toEqual({ BELT: 2, HAT: 6 })
  })

  test('a cart that is gone, elsewhere or never was does not stand in the way', async () => {
    const closed = await guestCart(['BELT', 1])
    await guest.close(closed)
    const french = shop.api.clientFor({ store: 'eu' })
    const elsewhere = await french.call(createCart)
    for (const from of [closed, elsewhere, 'e'.repeat(32)])
      expect(await ann.open(from)).toMatchObject({ result: annsCart, meta: {} })
    expect(await ann.holds(annsCart)).toEqual({})
    expect(await french.call(pullCart, { query: { cartId: elsewhere } })).toEqual([])
  })

  test('a guest cannot take a cart along', async () => {
    const from = await guestCart(['BELT', 1])
    const { result } = await guest.open(from)
    expect([await guest.holds(result), await guest.holds(from)]).toEqual([{}, { BELT: 1 }])
  })
})

describe('a shared cart', () => {
  test('is a copy to look at: later changes, coupon and ids stay with its owner', async () => {
    await ann.set(annsCart, ['BELT', 2])
    const { code, url_path } = await ann.client.call(shareCart, { body: { quoteId: annsCart } })
    expect([code.length, url_path]).toEqual([22, `/cart/${code}`])
    await ann.set(annsCart, ['HAT', 1])
    const copy = await guest.client.call(getCart, { query: { code } })
    expect(copy).toMatchObject({ code, quote_id: null, coupon: null, store_code: 'de' })
    expect(copy.items).toMatchObject([{ sku: 'BELT', qty: 2, price: 100, item_id: null, quote_id: null }])
    expect(JSON.stringify(copy)).not.toContain(`"${annsCart}"`)
    expect(await refusalOf(guest.pull(code.padEnd(32, '0')))).toMatchObject({ code: 400 })
    const rows = await shop.database.db.selectFrom('cart_share').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('goes along to another store, at its prices; its owner’s cart stays where it is', async () => {
    await ann.set(annsCart, ['BELT', 2])
    const { code } = await ann.client.call(shareCart, { body: { quoteId: annsCart } })
    const copy = await shop.api.clientFor({ store: 'us' }).call(getCart, { query: { code } })
    expect(copy).toMatchObject({ store_code: 'us', items: [{ sku: 'BELT', qty: 2, price: 100 }] })
    expect(await ann.holds(annsCart)).toEqual({ BELT: 2 })
  })

  test('an old code and no code are not found; an empty cart is not shared', async () => {
    await ann.set(annsCart, ['BELT', 2])
    const { code } = await ann.client.call(shareCart, { body: { quoteId: annsCart } })
    const missing = { code: 404, result: 'CART_NOT_FOUND', meta: { field: 'code' } }
    expect(await refusalOf(guest.client.call(getCart, { query: { code: 'K7Q2' } }))).toMatchObject(missing)
    await shop.database.db
      .updateTable('cart_share')
      .set({ expires_at: new Date(0) })
      .execute()
    expect(await refusalOf(guest.client.call(getCart, { query: { code } }))).toMatchObject(missing)
    const empty = await guestCart()
    const sharing = guest.client.call(shareCart, { body: { quoteId: empty } })
    expect(await refusalOf(sharing)).toMatchObject({ code: 400, meta: { errorCode: 'CART_EMPTY' } })
  })
})

describe('which cart an answer speaks of', () => {
  test('version and hash move with the lines, in every answer', async () => {
    const first = await ann.set(annsCart, ['BELT', 2])
    expect(first.meta.cart).toMatchObject({
      id: annsCart,
      version: 1,
      hash: expect.stringMatching(/^[0-9a-f]{56}$/),
    })
    const totals = await ann.client.ask(getTotals, { query: { cartId: annsCart } })
    expect([(await ann.pull(annsCart)).meta.cart, totals.meta.cart]).toEqual([
      first.meta.cart,
      first.meta.cart,
    ])
    expect(totals.result.cart_version).toBe(1)
    const same = await ann.set(annsCart, ['BELT', 2])
    expect(same.meta.cart).toEqual(first.meta.cart)
    const changed = await ann.set(annsCart, ['BELT', 3])
    expect(changed.meta.cart).toMatchObject({
      version: 2,
      hash: expect.not.stringMatching(first.meta.cart?.hash ?? ''),
    })
    expect((await ann.remove(annsCart, 'BELT')).meta.cart?.hash).toBe((await ann.open()).meta.cart?.hash)
  })

  test('too many are capped with a notice when asked so, and refused otherwise', async () => {
    const { result, meta } = await ann.set(annsCart, ['LAST', 9], { onShortage: 'cap' })
    expect(result.qty).toBe(3)
    expect(meta.notices).toMatchObject([{ code: 'QTY_CAPPED', sku: 'LAST', before: 0, wanted: 9, qty: 3 }])
    expect(await refusalOf(ann.set(annsCart, ['LAST', 9]))).toMatchObject({
      meta: { errorCode: 'NOT_ENOUGH', qty: 3 },
    })
  })
})
